import { show } from '../../gallery/show';
import ArtSheet from './ArtSheet.svelte';

await show('lacrimosa', ArtSheet);
