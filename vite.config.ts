import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig, minifySync, type Plugin } from 'vite'
import { leanPackages } from './scripts/site/lean-packages.ts'

/** Building what browsers load, not what writes pages. */
const isSite = (_: unknown, { command, isSsrBuild }: ConfigEnv) => command === 'build' && !isSsrBuild

/** A megabyte at a time: smaller blocks begin their statistics anew. */
const SMALLEST = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 }

/** Puts first-paint.js into the page itself: as a file of its own it would cost a round trip before the first paint. */
const inlineFirstPaint: Plugin = {
  name: 'inline-first-paint',
  apply: isSite,
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const file = path.join(import.meta.dirname, 'web/first-paint.js')
      const { code, errors } = minifySync(file, await readFile(file, 'utf8'), { module: false })
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
      const parts = html.split('<script src="/first-paint.js"></script>')
      if (parts.length !== 2) throw new Error('the page does not load first-paint.js once')
      return parts.join(`<script>${code}</script>`)
    },
  },
}

/**
 * Writes a .br and a .gz beside every text file. In `writeBundle`, because chunks are still rewritten before it.
 * Not the pages: the server fills in the brand before it sends them.
 */
const compressed: Plugin = {
  name: 'compressed',
  apply: isSite,
  async writeBundle({ dir = '' }) {
    for (const name of await readdir(dir, { recursive: true })) {
      if (name.startsWith('.') || !/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue
      const file = path.join(dir, name)
      const source = await readFile(file)
      if (source.length < 1024) continue
      await writeFile(`${file}.br`, brotliCompressSync(source, { params: SMALLEST }))
      await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }))
    }
  },
}

/** Preloads the two fonts of the first paint together with the style sheet that names them. */
const preloadedFonts: Plugin = {
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.values(bundle)
      .filter((file) => file.type === 'asset' && file.originalFileNames.some((name) => FIRST_FONTS.test(name)))
      .map(({ fileName }) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: true },
        injectTo: 'head',
      })),
}
const FIRST_FONTS = /app\/fonts\/(imbue|instrument-sans)\.woff2$/

/**
 * Lets first-paint.js load the script and its chunks: on a slow line they would compete with the fonts and the picture
 * of the first paint.
 */
const laterScripts: Plugin = {
  name: 'later-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(
          /<script type="module" crossorigin src="([^"]+)"><\/script>/,
          '<link rel="after-paint" data-entry href="$1">',
        )
        .replace(/<link rel="modulepreload" crossorigin href="([^"]+)">/g, '<link rel="after-paint" href="$1">'),
  },
}

/** What the home page loads at once. Not its screen: the manifest must name that, for the links of its head. */
const HOME = [
  /web\/features\/catalog\/browse\/|web\/features\/accounts\/pages|bookings\/request\/sent\/sent-(slot|request)\./,
  /web\/features\/catalog\/search\/(search-parts|search-params|results-props|words-field|use-)/,
  /web\/ui\/(field|stars|picture|row-guard|empty|skeleton)\.|lucide-react\/.*\/(star|search|image|x|calendar-days)\./,
  /web\/lib\/use-(near|gradual-count|change-address)|shared\/model\/(pages|day|booking|currency-words)\.ts/,
]

/**
 * Few chunks instead of one per shared module: a file of 200 bytes compresses badly, and the first chunk lists the
 * names of all others, which is why those are short.
 */
const CHUNKS = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
  codeSplitting: {
    groups: [
      { name: 'first', tags: ['$initial' as const], priority: 2 },
      { name: 'home', test: (id: string) => HOME.some((part) => part.test(id)), priority: 1 },
      { name: 'icons', test: /lucide-react/, minShareCount: 2 },
      { name: 'parts', test: /\/web\/lib\/|\/shared\/model\//, minShareCount: 3 },
    ],
  },
}

/** The running product. The browser's Host is passed on, because the origin of every write is compared with it. */
const server = { target: 'http://127.0.0.1:3000', changeOrigin: false }

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [react(), tailwindcss(), leanPackages, inlineFirstPaint, compressed, preloadedFonts, laterScripts],
  resolve: {
    alias: [
      // the package writes a <style> element, which our Content-Security-Policy refuses
      { find: 'react-remove-scroll', replacement: fileURLToPath(new URL('web/ui/remove-scroll.tsx', import.meta.url)) },
      // as its icons import it
      {
        find: '../createLucideIcon.mjs',
        replacement: fileURLToPath(new URL('web/ui/lucide-icon.tsx', import.meta.url)),
      },
    ],
  },
  build: {
    // besides the site, the same screens for rendering its pages (web/app/prerender.tsx)
    outDir: isSsrBuild ? '../dist/ssr' : '../dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // the files that a page's head loads
    manifest: !isSsrBuild,
    target: 'baseline-widely-available',
    // every browser of the target preloads modules
    modulePreload: { polyfill: false },
    // no data: URLs, because of the same policy
    assetsInlineLimit: 0,
    sourcemap: false,
    ...(!isSsrBuild && { rolldownOptions: { output: CHUNKS } }),
  },
  // chunks load others from where they came themselves: a CDN or this product (docs/product.md S127)
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'js' && !isSsrBuild ? { relative: true } : undefined),
  },
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
}))
