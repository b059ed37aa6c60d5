import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.DONJON ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/donjon/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 1024,
    chunkSizeWarningLimit: 200,
  },
  server: {
    // The games' words lie beside their rules, outside of this folder.
    fs: { allow: ['.', '../src/donjon/games'] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
})
