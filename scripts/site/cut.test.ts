import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { applyCuts } from './cut.ts'
import { CUTS } from './lean-packages.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../node_modules', file), 'utf8')

test('a passage is left out or replaced', () => {
  expect(
    applyCuts('a.js', 'one two three', [
      ['two ', ''],
      [/thr(e+)/, '$1'],
    ]),
  ).toBe('one ee')
})

test('a passage that is missing or there twice stops the build, with the file and the passage', () => {
  expect(() => applyCuts('a.js', 'one', [['two', '']])).toThrow('a.js has 0 passages like two')
  expect(() => applyCuts('a.js', 'two two', [[/two/, '']])).toThrow('a.js has 2 passages like /two/')
})

test.each(CUTS)('the cuts of %s fit the installed package', (file, cuts) => {
  expect(applyCuts(file, read(file), cuts).length).toBeLessThan(read(file).length)
})
