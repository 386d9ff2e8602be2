import { mount } from 'svelte';
import Form from './form_svelte.svelte';

mount(Form, { target: document.getElementById('root') });
