import { expect, test } from 'vitest'
import { readFiles, withoutComments } from './files.ts'

/** Files that make a format of Intl, each with its reason. */
const MAKERS: Record<string, string> = {
  'shared/model/lazy-format.ts': 'makes each at its first use',
  'server/chat/evaluation/days.ts': 'expects days without asking the product',
  'server/office/imports/parse/calendar-times.ts': 'asks whether a name is a time zone',
}

// made while a module loads, they took 40 ms of the start of every public page
test('formats of Intl are made at their first use, in shared/model/lazy-format.ts', () => {
  const makers = readFiles('{shared,server,web}/**/*.{ts,tsx}')
    .filter(({ name }) => !/\.test\.tsx?$|\/test-support\//.test(name))
    .filter(({ text }) => /\bnew Intl\.|\bIntl\.\w+Format\(/.test(withoutComments(text)))
    .map(({ name }) => name)
  expect(makers.sort()).toEqual(Object.keys(MAKERS).sort())
})
