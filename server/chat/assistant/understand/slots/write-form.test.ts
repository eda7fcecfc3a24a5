import { expect, test } from 'vitest'
import { writeForm } from './write-form.ts'

test.each([
  [
    'Trade show booth, College Park\nDate: 12/27\nHours: 11am-4pm\nNeed: 2 models',
    'Trade show booth, College Park.\n12/27.\n11am-4pm.\nneed 2 models.',
  ],
  ['Date: 12/5\nTime: 7\nDuration: 4', '12/5.\nat 7.\n4 hours.'],
  ['Date: 12/5\nHours: 7-11', '12/5.\nfrom 7-11.'],
  [
    '- When: Friday\n- Where: my loft in Decatur\n- Guests: about 40',
    'Friday.\nat my loft in Decatur.\nabout 40 guests.',
  ],
  ['Date: 12/27, time: 8pm, guest count: 60', '12/27.\n8pm.\n60 guests.'],
  ['Location: at the Fox\nStart time: 6pm\nEnd: 10pm', 'at the Fox.\n6pm.\nuntil 10pm.'],
])('%j is a form (P10.83)', (said, sentences) => expect(writeForm(said)).toBe(sentences))

test.each([
  ['a dj please\nfor saturday'],
  ['Date: 12/27'],
  ['what time: 7 or 8?'],
  ['quick thought, where: at my house'],
  ['my place - saturday'],
  ['hi, one question: where are you'],
])('%j stays as it is', (said) => expect(writeForm(said)).toBe(said))
