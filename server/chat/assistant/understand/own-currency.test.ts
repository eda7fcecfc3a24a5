import { afterEach, expect, test } from 'vitest'
import { writeDollars } from '#server/catalog/words/own-currency.ts'
import { normalizeText } from '#server/catalog/words/words.ts'
import { findAmounts } from '#server/chat/assistant/model/facts.ts'
import { setPlace } from '#shared/model/place.ts'
import { resetPlace } from '#tests/support/places.ts'
import { readPrice } from './read-price.ts'

afterEach(resetPlace)

test('amounts in the currency of the agency are read as dollars are', () => {
  setPlace({ currency: 'EUR' })
  expect(['€80', '80 €', 'EUR 80', '80 euros', '1 Euro', '$80'].map(writeDollars)).toEqual([
    ...['$80', '80 $', '$ 80', '80 $', '1 $', '$80'],
  ])
  expect(findAmounts('It is €1,250 for the night.')).toEqual([1250])
  const inEuros = readPrice(normalizeText('anyone under €100 an hour?'))
  setPlace({ currency: 'INR' })
  expect(['₹80', 'INR 80', '80 rupees'].map(writeDollars)).toEqual(['$80', '$ 80', '80 $'])
  setPlace()
  expect(inEuros).toEqual(readPrice(normalizeText('anyone under $100 an hour?')))
  setPlace({ currency: 'SEK' })
  expect(['80 kr', 'Kristina', '80 kronor', 'is kr 80 ok?'].map(writeDollars)).toEqual([
    ...['80 $', 'Kristina', '80 $', 'is $ 80 ok?'],
  ])
  setPlace({ currency: 'BRL' })
  expect(['a real DJ', 'R$80', 'BRL 80'].map(writeDollars)).toEqual(['a real DJ', '$80', '$ 80'])
  setPlace()
  expect(writeDollars('€80 or 80 euros')).toBe('€80 or 80 euros')
})
