/** What `npm test -- --changed` runs: the tests a change can break. Pure: the files and who names whom come from outside. */

/** Files of a part's tests to run, and why these. */
export interface Scope {
  files: 'all' | string[]
  why: string
}

/** What runs of the parts with tests. */
export interface Choice {
  server: Scope
  web: Scope
  browser: Scope
}

/** Which files each file names: by an import, or by its path in quotes, as for a worker or a process. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>

const CODE = /\.(ts|tsx|js)$/
const TEST = /\.test\.tsx?$/
/** The rules about all files; quick, so they always run. */
const RULES = /^tests\/architecture\/.*\.test\.ts$/
/** Which files are a part's tests, and what runs before them without being imported. */
const PARTS = {
  server: {
    tests: /^(shared|server|scripts|tests\/architecture)\/.*\.test\.ts$/,
    before: ['tests/support/global-setup.ts'],
  },
  web: { tests: /^web\/.*\.test\.tsx?$/, before: ['tests/support/chromium.ts'] },
  browser: {
    tests: /^tests\/e2e\/.*\.e2e\.ts$/,
    before: ['tests/support/build-once.ts', 'tests/support/chromium.ts'],
  },
}

/** Documents, measurements, and settings of what runs each time anyway. */
const HARMLESS = /\.md$|^(docs|bench)\/|^(biome|knip)\.json$|^LICENSE$/

/** A file no import leads to: a migration, a style, a package, a setting. */
function touchesEverything(file: string): boolean {
  if (HARMLESS.test(file)) return false
  return !CODE.test(file) || /^[^/]+$/.test(file)
}

/** Everything a file leads to, itself included. */
function reach(start: string, names: Names): Set<string> {
  const seen = new Set([start])
  for (const file of seen) for (const next of names.get(file) ?? []) seen.add(next)
  return seen
}

/**
 * Chooses the tests that a change can break.
 * @param changed files that were changed, added or deleted
 * @param names of every source file, those of a deleted one included where something still names it
 */
export function chooseTests(changed: readonly string[], names: Names): Choice {
  const everywhere = changed.find(touchesEverything)
  const site = changed.find((file) => /^(web|shared)\//.test(file) && !TEST.test(file))

  function choose(part: keyof typeof PARTS): Scope {
    const { tests, before } = PARTS[part]
    if (changed.length === 0) return { files: [], why: 'nothing has changed' }
    if (everywhere !== undefined) return { files: 'all', why: `no import leads to ${everywhere}` }
    if (part === 'browser' && site !== undefined) return { files: 'all', why: `the site is built from ${site}` }
    for (const start of before) {
      const reached = reach(start, names)
      const found = changed.find((file) => reached.has(file))
      if (found !== undefined) return { files: 'all', why: `${start} leads to ${found}` }
    }
    const files = [...names.keys()].filter((file) => {
      if (!tests.test(file)) return false
      const reached = reach(file, names)
      return RULES.test(file) || changed.some((one) => reached.has(one))
    })
    return { files: files.sort(), why: `what leads to ${changed.length} changed files` }
  }
  return { server: choose('server'), web: choose('web'), browser: choose('browser') }
}
