import './fonts.css'
import './style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './parts/settings.svelte'

await settings.start()
mount(App, { target: document.getElementById('app')! })
