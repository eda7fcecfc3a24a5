import { expect, test } from 'vitest'
import { openDialogue } from './test-support/open-dialogue.ts'

test('a limit that nobody keeps is said to be the reason, with those at another rate (P10.22)', async () => {
  const { turn } = await openDialogue()
  await turn('need a photographer, my budget is $60 an hour')
  const { text, names } = await turn('suggest a photographer')
  expect(text).toContain('I find no Photographers at that rate.')
  expect(text).not.toContain('nobody is on our roster')
  expect(names).toContain('Priya Nakamura')
})

test('an hour later, the other one and one more person (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('compare Ruth Adeyemi and Cass Whitfield for december 5 at 7pm, 4 hours')
  expect((await turn('an hour later please')).event).toMatchObject({ date: '2026-12-05T20:00', hours: 4 })
  const other = await turn('we voted against Ruth. book the other one')
  expect(other).toMatchObject({ intent: 'booking', names: ['Cass Whitfield'] })
  const both = await turn('now add Priya Nakamura, combined total?')
  expect(both.text).toContain('Cass Whitfield')
  expect(both.text).toContain('Priya Nakamura')
})

test('a date after a comparison is of those compared, and the dearer one is one of them (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('which of the two is cheaper, Tunde Vox or Kei Navarro?')
  const free = await turn("it's for a 40th in Roswell, december 28, 8pm to midnight")
  expect(free.names.toSorted()).toEqual(['Kei Navarro', 'Tunde Vox'])
  const booked = await turn('quality over money: the more expensive one, book them please')
  expect(booked).toMatchObject({
    intent: 'booking',
    names: ['Kei Navarro'],
    event: { date: '2026-12-28T20:00', hours: 4 },
  })
})

test('two hours longer, and a correction of a length (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('a bartender, december 21, 5pm to 9pm')
  expect((await turn('same start but two hours longer')).event).toMatchObject({ date: '2026-12-21T17:00', hours: 6 })
  const other = await openDialogue()
  await other.turn('cost of Ansel Ferreira for 2 hours')
  expect((await other.turn('Correction: 3 hours, not 2. Please recompute.')).text).toContain('3 hours come to $525.00')
})
