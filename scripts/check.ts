/** `npm run check`: lint (with the words of comments and documents), types, dead code and lockfile; with a name, only that one. */
import { spawnSync } from 'node:child_process'

const CHECKS: Record<string, string[][]> = {
  lint: [
    ['biome', 'check', '--error-on-warnings', '.'],
    ['node', 'scripts/check-words.ts'],
  ],
  types: [
    ['tsc', '-p', 'tsconfig.server.json'],
    ['tsc', '-p', 'tsconfig.web.json'],
    ['tsc', '-p', 'tsconfig.e2e.json'],
  ],
  dead: [['knip']],
  lockfile: [['npm', 'ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error']],
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in CHECKS))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(2)
}
let failed = 0
for (const [name, commands] of Object.entries(CHECKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const [command = '', ...args] of commands) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' })
    if (status !== 0) failed += 1
  }
}
process.exitCode = failed > 0 ? 1 : 0
