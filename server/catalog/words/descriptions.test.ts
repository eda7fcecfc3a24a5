import { expect, test } from 'vitest'
import { demoCategories } from '#scripts/demo/categories.ts'
import { demoRoster } from '#scripts/demo/roster.ts'
import { findCategories } from './find-categories.ts'
import { buildLexicon } from './lexicon.ts'

const lexicon = buildLexicon(
  demoCategories,
  demoRoster.map(({ name, specialties }) => ({ id: name, name, specialties })),
)

test.each([
  ['who can keep the tunes goin so my cousin stays away from the aux cord', 'dj'],
  ['someone to keep our music flowing all night', 'dj'],
  ['we have lights and nobody to mix the music. who could?', 'dj'],
  ['do you have a person who plays records?', 'dj'],
  ['whos around to spin , 5 hours?', 'dj'],
  ['need somebody behind the decks', 'dj'],
  ['someone who keeps the dance floor packed', 'dj'],
  ['who you got that pulls rabbits outta hats', 'entertainer'],
  ['my grandchildren love card tricks and disappearing coins. who could come?', 'entertainer'],
  ['a man who makes coins vanish', 'entertainer'],
  ['somebody to tell a few clean jokes', 'entertainer'],
  ['a lady who belts out old standards', 'entertainer'],
  ['someone to paint the kids faces', 'entertainer'],
  ['i need a person behind the counter shakin martinis', 'bartender'],
  ['who could mix some proper margaritas', 'bartender'],
  ['someone to keep the glasses full', 'bartender'],
  ['my shoulders are concrete. who can work the knots out', 'massage_therapist'],
  ['a professional to rub their necks and backs', 'massage_therapist'],
  ['someone kneading stiff shoulders', 'massage_therapist'],
  ['a hottie who takes it off to music', 'exotic_dancer'],
  ["a man in a fireman's uniform who does not keep the uniform on", 'exotic_dancer'],
  ["the kind that doesn't keep much on", 'exotic_dancer'],
  ['a topless waiter', 'exotic_dancer'],
  ['need faces for a lookbook, like ppl to wear my streetwear while i shoot', 'model'],
  ['girls to walk in our collection', 'model'],
  ['someone to capture the moments', 'photographer'],
])('%j asks for %s (P10.82)', (said, category) => {
  expect(findCategories(said, lexicon).categories).toEqual([category])
})

test.each([
  'my cousin keeps the tunes going',
  'can we spin our own records',
  'hm noon is spin class',
  'is smoking on the decks allowed',
  'we play spin the bottle later',
  'please take it off the list',
  'we still have to work out the details',
  'our guests tell jokes all night',
  'my brother pulls rabbits out of hats',
  'i saw a face in the crowd',
])('%j asks for no service', (said) => {
  expect(findCategories(said, lexicon).categories).toEqual([])
})
