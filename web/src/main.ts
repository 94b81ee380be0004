import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import { keepPage } from './offline';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) void keepPage();
