import { expect, test } from 'vitest'
import { readGuests } from './read-guests.ts'

test.each([
  ['50 children and about 30 adults', 80],
  ['20 kids plus 15 parents', 35],
  ['the guest list is now closer to 85', 85],
  ['headcount is more like 60', 60],
  ['a crowd of around 120', 120],
  ['the party is 12', 12],
  ['somos unas 40', 40],
  ['20ish guests', 20],
  ['45 seated guests', 45],
  ['40 people, no, 45 with the cousins', 45],
  ['no clue how many come, say 100', 100],
  ['the guest list grew to 85', 85],
  ['attendance has risen to 95', 95],
  ['attendance is estimated at 300', 300],
  ['we are 12 now', 12],
  ['a launch for about 60 clients', 60],
  ["we're expecting 120", 120],
])('%j says how many come (P10.81)', (text, guests) => expect(readGuests(text).guests).toBe(guests))

test.each([
  ['the party is at 8'],
  ['the party starts at 8'],
  ['the party is 4 hours'],
  ['the party is 6 pm'],
  ['i need 2 girls'],
  ['the gathering is 12/5'],
])('%j counts no guests (P10.81)', (text) => expect(readGuests(text).guests).toBeUndefined())
