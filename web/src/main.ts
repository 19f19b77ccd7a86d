import '@fontsource-variable/noto-sans-jp'
import '@fontsource-variable/cinzel'
import '@fontsource/shippori-mincho/800.css'
import './frame/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
