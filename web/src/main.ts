import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import { edition } from './edition.svelte';
import { idleness } from './idle';
import { keepPage } from './offline';
import App from './shell/App.svelte';

idleness.watch(document.documentElement);
mount(App, { target: document.getElementById('app')! });
edition.watch();
if (import.meta.env.PROD) void keepPage();
