import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Writes a .br and a .gz beside every text file. In `writeBundle`, because chunks are still rewritten before it.
 * Not the pages: the server fills in the brand before it sends them.
 */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    for (const name of await readdir(dir, { recursive: true })) {
      if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue
      const file = path.join(dir, name)
      const source = await readFile(file)
      if (source.length < 1024) continue
      await writeFile(`${file}.br`, brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }))
    }
  },
}

/** Starts the two fonts of the first paint together with the style sheet that names them. */
const preloadedFonts: Plugin = {
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => /-latin-standard-normal-[^/]+\.woff2$/.test(name))
      .map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
        injectTo: 'head',
      })),
}

/** The running product. The browser's Host is passed on, because the origin of every write is compared with it. */
const server = { target: 'http://127.0.0.1:3000', changeOrigin: false }

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [react(), tailwindcss(), compressed, preloadedFonts],
  resolve: {
    alias: {
      // the package writes a <style> element, which our Content-Security-Policy refuses
      'react-remove-scroll': fileURLToPath(new URL('web/ui/remove-scroll.tsx', import.meta.url)),
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // no data: addresses, for the same policy
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
})
