// Plain JavaScript, so that any Node can print what is missing: everything else is TypeScript, run without a build.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Marquee needs Node 24.7 or newer; this is ${process.version}. On Linux, npm ci brings it along.`)
  process.exit(1)
}
// Compiled code is cached: the next start is faster and needs no TypeScript parser in memory.
const { enableCompileCache, flushCompileCache } = await import('node:module')
enableCompileCache(new URL('../node_modules/.cache/compile', import.meta.url).pathname)
await import('./start.ts')
flushCompileCache()
