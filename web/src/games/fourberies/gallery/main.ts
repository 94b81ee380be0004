import { show } from '../../gallery/show';
import type { AnyFace } from '../../index';
import { face } from '../index';
import ArtSheet from './ArtSheet.svelte';

await show(face as unknown as AnyFace, ArtSheet);
