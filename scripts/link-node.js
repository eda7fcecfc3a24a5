// After `npm ci`: puts the Node that comes with the product where every npm script finds it. npm does so itself, but some
// of its versions (all before 11.8 that were tried) take the link away again with the package of the other processor.
// Plain JavaScript, because the Node that runs it is the machine's.
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const link = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const target = `../node-${process.platform}-${process.arch}/bin/node`
if (!existsSync(link) && existsSync(new URL(target, `file://${link}`))) {
  // a broken link would be in the way
  rmSync(link, { force: true })
  symlinkSync(target, link)
}
