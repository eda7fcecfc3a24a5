// Plain JavaScript, so that any Node can say what is missing: everything else is TypeScript, run as it is.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Marquee needs Node 24.7 or newer; this is ${process.version}. On Linux, npm ci brings it along.`)
  process.exit(1)
}
// Compiled code is kept for the next start, which is quicker for it and needs no TypeScript parser in memory.
const { enableCompileCache, flushCompileCache } = await import('node:module')
enableCompileCache(new URL('../node_modules/.cache/compile', import.meta.url).pathname)
await import('./start.ts')
flushCompileCache()
