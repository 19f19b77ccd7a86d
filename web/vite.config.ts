import { svelte } from '@sveltejs/vite-plugin-svelte'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  base: '/', // absolute, so that a deep link such as /t/abc finds its scripts
  build: { outDir: '../src/jindori/client_dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] }, // the .ftl texts lie beside the Python code
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], css: true },
})
