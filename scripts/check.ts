/** `npm run check`: lint (with the words of comments and documents), types, dead code and lockfile; with a name, only that one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const CHECKS: Record<string, string[][]> = {
  lint: [
    ['biome', 'check', '--error-on-warnings', '.'],
    ['node', 'scripts/check-words.ts'],
  ],
  // three programs keep two cores busy; each more checker infers the contract's types again
  types: [
    ['tsc', '-p', 'tsconfig.server.json', '--checkers', '1'],
    ['tsc', '-p', 'tsconfig.web.json', '--checkers', '1'],
    ['tsc', '-p', 'tsconfig.e2e.json', '--checkers', '1'],
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

async function passes([command = '', ...args]: string[]): Promise<boolean> {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'close')
  return code === 0
}

let failed = 0
for (const [name, commands] of Object.entries(CHECKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  // the commands of one check run side by side
  const results = await Promise.all(commands.map(passes))
  failed += results.filter((passed) => !passed).length
}
process.exitCode = failed > 0 ? 1 : 0
