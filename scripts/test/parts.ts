import type { Choice, Scope } from './choose.ts'
import { countPlaywright, countVitest, type Tally, type TestTime, timesOfPlaywright } from './reports.ts'

/** One part of a run. */
export interface Part {
  name: string
  command: string[]
  /** Which tests it runs, and why, where not all of them. */
  scope: Scope
  /** Reads the part's report; a part without one is a single pass or fail. */
  count?: (report: unknown) => Tally
  /** Reads the times of its tests, from the report unless they have a file of their own. */
  times?: (report: unknown) => TestTime[]
  /** Takes minutes and kills things: runs only when asked for. */
  onlyWhenAsked?: true
}

/** Where a part leaves its report, and its tests' times where those are not in it. */
export interface PartFiles {
  report: string
  times: string
}

const ALL: Scope = { files: 'all', why: '' }

function vitest(projects: [string, ...string[]], files: PartFiles, scope: Scope = ALL): Part {
  const reporters = ['default', 'json', './scripts/test/vitest-times.ts'].map((name) => `--reporter=${name}`)
  return {
    name: projects[0],
    command: [
      ...[
        'vitest',
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...reporters,
        `--outputFile.json=${files.report}`,
      ],
      ...(scope.files === 'all' ? [] : scope.files),
    ],
    scope,
    count: countVitest,
  }
}

/** Parts that run one after the other. */
export type Lane = Part[]

/**
 * The parts of `npm test`: stages one after the other, and in each the lanes that run side by side. Server tests wait
 * for PostgreSQL and journeys for a browser, so that two lanes of two workers fill two cores. The site is built before
 * both: some server tests start a product that serves it.
 * @param filesOf where a part's report goes
 * @param choice which tests run; all of them unless said
 */
export function listStages(filesOf: (name: string) => PartFiles, choice?: Choice): Lane[][] {
  const browser = choice?.browser ?? ALL
  const journeys: Part = {
    name: 'browser',
    command: ['playwright', 'test', ...(browser.files === 'all' ? [] : browser.files)],
    scope: browser,
    count: countPlaywright,
    times: timesOfPlaywright,
  }
  const check = (name: string): Part => ({ name, command: ['node', 'scripts/check.ts', name], scope: ALL })
  const site: Part = { name: 'site', command: ['node', 'scripts/build-site.ts'], scope: ALL }
  return [
    [[check('types')], [check('lint'), ...(browser.files.length > 0 ? [site] : [])]],
    [
      [vitest(['server', 'server-mocks'], filesOf('server'), choice?.server)],
      [journeys, vitest(['web'], filesOf('web'), choice?.web)],
    ],
    [[{ ...vitest(['faults'], filesOf('faults')), onlyWhenAsked: true }]],
  ]
}
