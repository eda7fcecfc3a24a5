// Plain JavaScript, so that any Node can say what is missing: everything else is TypeScript, run as it is.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Marquee needs Node 24.7 or newer; this is ${process.version}. On Linux, npm ci brings it along.`)
  process.exit(1)
}
await import('./start.ts')
