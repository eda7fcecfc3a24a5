import { expect, test } from 'vitest'
import { listExamples } from '../assistant/understand/intents/examples/all.ts'
import { heldBackDialogues } from './held-back-dialogues.ts'
import { heldBackMessages } from './held-back-messages.ts'
import { indexNear } from './nearness.ts'
import { visitorsDialogues } from './open/visitors/dialogues.ts'
import { visitorsOwn } from './open/visitors/own.ts'
import { visitorsTalk } from './open/visitors/talk.ts'
import { visitorsTerms } from './open/visitors/terms.ts'
import { visitorsWishes } from './open/visitors/wishes.ts'
import { openDialogues } from './open-dialogues.ts'
import { openMessages } from './open-messages.ts'

const training = listExamples().map(({ text }) => text)
const findInTraining = indexNear(training)
const messages = heldBackMessages.map(({ say }) => say)
/** Turns such as 'yes' or 'book it' are everybody's. */
const turns = heldBackDialogues
  .flatMap((one) => one.turns.map(({ say }) => say))
  .filter((say) => say.split(' ').length > 4)

/** Sentences that stand among the indexed ones too. The sentence held back is not printed: its number is enough to find it. */
function findShared(sentences: readonly string[], findNear: ReturnType<typeof indexNear>): string[] {
  return sentences.flatMap((sentence, number) => {
    const near = findNear(sentence)
    return near === undefined ? [] : [`${number}: ${near}`]
  })
}

test('finds a sentence again with other names, numbers and small changes', () => {
  const others = indexNear(['how much is {agent} for 4 hours', 'do you take credit cards'])
  expect(findShared(['How much is {dj1.first} for 6 hours?'], others)).toHaveLength(1)
  expect(findShared(['do you take credit card'], others)).toHaveLength(1)
  expect(findShared(['are cards fine with you', 'how much'], others)).toHaveLength(0)
})

test('no message and no turn of five words that is held back, nor its template, is in the training sentences', () => {
  expect(training.length).toBeGreaterThan(2000)
  expect(findShared([...messages, ...turns], findInTraining)).toEqual([])
})

test('no sentence of five words of the second open set, nor its template, is in the training', () => {
  const said = [
    ...[...visitorsTalk, ...visitorsWishes, ...visitorsOwn, ...visitorsTerms].map(({ say }) => say),
    ...visitorsDialogues.flatMap((one) => one.turns.map(({ say }) => say)),
  ].filter((say) => say.split(' ').length > 4)
  expect(said.length).toBeGreaterThan(250)
  expect(findShared(said, findInTraining)).toEqual([])
})

test('no message that is held back is in the open part', () => {
  const findOpen = indexNear(openMessages.map(({ say }) => say))
  expect(findShared(messages, findOpen)).toEqual([])
})

test('a part of the messages and conversations is held back, over all intents', () => {
  expect(heldBackMessages.length).toBeGreaterThanOrEqual(140)
  expect(openMessages.length).toBeGreaterThanOrEqual(280)
  expect(heldBackDialogues.length).toBeGreaterThanOrEqual(20)
  expect(openDialogues.length).toBeGreaterThanOrEqual(44)
  const intents = new Set(openMessages.map(({ intent }) => intent))
  for (const one of intents)
    expect(heldBackMessages.filter(({ intent }) => intent === one).length, one).toBeGreaterThan(2)
  const injections = [...openMessages, ...heldBackMessages].filter(({ intent }) => intent === 'meddling')
  expect(injections.length).toBeGreaterThanOrEqual(25)
})

test('conversations have three to eight turns, and half of them turn back', () => {
  for (const dialogues of [heldBackDialogues, openDialogues]) {
    for (const { turns } of dialogues) expect([3, 4, 5, 6, 7, 8]).toContain(turns.length)
    const back = dialogues.filter(({ turnsBack }) => turnsBack)
    expect(back.length * 2).toBeGreaterThanOrEqual(dialogues.length)
  }
})
