/** Positions to look at while drawing: `/gallery.html?at=mid&lang=ja&theme=dark` (`&plain`: without the game's drawing; `?view=URL` for one that the server has made) under `npm run dev`; never built. */
import '@fontsource-variable/cinzel'
import '@fontsource-variable/noto-sans-jp'
import '@fontsource/shippori-mincho/800.css'
import { mount } from 'svelte'
import './frame/theme.css'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app')! })
