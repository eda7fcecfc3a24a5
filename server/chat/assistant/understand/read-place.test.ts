import { expect, test } from 'vitest'
import { readPlace, readPlaceAlone } from './read-place.ts'

test.each([
  ['a DJ on December 5 at 9 PM in Buckhead', 'Buckhead'],
  ['need a bartender in buckhead on friday', 'Buckhead'],
  ['dj saturday, sandy springs', 'Sandy Springs'],
  ['two models at the Fox Theatre on Friday', 'Fox Theatre'],
  ['Friday at 9 PM at the Swan RunningServer', 'Swan RunningServer'],
  ['a singer near Piedmont Park, please', 'Piedmont Park'],
  ['at the RunningServer of Blues at 8', 'RunningServer of Blues'],
  ['photographer, 200 Peachtree St NE, december 5', '200 Peachtree St NE'],
  ['at 12 Main Street from 7 PM', '12 Main Street'],
  ['at the community center on Oak Street in Tucker', 'Community Center, Tucker'],
  ['convention hall in downtown Atlanta', 'Downtown, Atlanta'],
  ['The venue shall be the Fox Theatre', 'Fox Theatre'],
  ['december 12 in Smyrna at my place, noon to 3', 'my place, Smyrna'],
  ['in my moms basement over in Lithonia', 'my moms basement, Lithonia'],
])('%j is at %s', (said, place) => {
  expect(readPlace(said).place).toBe(place)
})

test.each([
  'a DJ in December',
  'at Noon on Friday',
  'at 9 PM',
  'in May for 4 hours',
  'at New Year',
  'A DJ AT NINE IN THE EVENING',
  'who is free at 10',
  'anyone in your team',
  '',
  `at ${'a'.repeat(2000)}`,
])('%j names no place', (said) => {
  expect(readPlace(said)).toEqual({ rest: said })
})

test('a place never takes more than its share', () => {
  expect(readPlace(`at ${'A'.repeat(1900)}`).place).toHaveLength(120)
})

test('an address is no time, a part of the city can still be asked about', () => {
  expect(readPlace('at 12 Main Street from 7 PM').rest).not.toContain('12')
  expect(readPlace('do you come to Buckhead?').rest).toContain('Buckhead')
})

test.each([
  ['the fox theatre', 'Fox Theatre'],
  ["it's the fox theatre", 'Fox Theatre'],
  ['georgia aquarium hall', 'Georgia Aquarium Hall'],
])('%j alone is a place', (said, place) => {
  expect(readPlaceAlone(said)).toBe(place)
})

test.each(['strip club', 'is there a hotel', 'dj for the club', 'what hotel', 'not a club', 'book the park', 'hello'])(
  '%j alone is none',
  (said) => {
    expect(readPlaceAlone(said)).toBeUndefined()
  },
)

test.each([
  ['the fox', 'Fox'],
  ['at the georgia aquarium', 'Georgia Aquarium'],
])('%j answers where it is', (said, place) => {
  expect(readPlaceAlone(said, true)).toBe(place)
})

test.each([
  'why?',
  'no idea',
  "i don't know yet",
  '5',
  'dana@example.com',
  'one two three four five six seven eight nine',
])('%j does not answer it', (said) => {
  expect(readPlaceAlone(said, true)).toBeUndefined()
})
