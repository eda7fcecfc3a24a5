import { expect, test } from 'vitest'
import { HOURS } from './agency/hours.ts'
import { PLACE } from './agency/place.ts'
import { PRIVACY } from './agency/privacy.ts'
import { REQUEST_TERMS } from './agency/request-terms.ts'
import { CANCELLATION } from './money/cancellation.ts'
import { DEPOSIT } from './money/deposit.ts'
import { PAYING_WHEN } from './money/paying-when.ts'
import { PAYMENT } from './money/payment.ts'
import { TAX } from './money/tax.ts'
import { AGE } from './night/age.ts'
import { CONDUCT } from './night/conduct.ts'
import { DRESS } from './night/dress.ts'
import { EQUIPMENT } from './night/equipment.ts'
import { INCLUDED } from './night/included.ts'
import { INSURANCE } from './night/insurance.ts'
import { OVERTIME } from './night/overtime.ts'
import { PARKING } from './night/parking.ts'
import { PHOTOS } from './night/photos.ts'
import { SUBSTITUTE } from './night/substitute.ts'
import { TIPS } from './night/tips.ts'
import { TRAVEL } from './night/travel.ts'
import { ACCOUNT } from './own/account.ts'
import { CHANGE_BOOKING } from './own/change-booking.ts'
import { HOW_TO_BOOK } from './own/how-to-book.ts'
import { SEVERAL_PERFORMERS } from './own/several-performers.ts'

const EXAMPLES = {
  ...{ ...ACCOUNT, ...CHANGE_BOOKING, ...HOW_TO_BOOK, ...SEVERAL_PERFORMERS },
  ...{ ...DEPOSIT, ...CANCELLATION, ...PAYMENT, ...PAYING_WHEN, ...TAX },
  ...{ ...AGE, ...CONDUCT, ...DRESS, ...EQUIPMENT, ...INCLUDED, ...INSURANCE, ...OVERTIME, ...PARKING, ...PHOTOS },
  ...{ ...SUBSTITUTE, ...TIPS, ...TRAVEL, ...HOURS, ...PLACE, ...PRIVACY, ...REQUEST_TERMS },
}
const listed = Object.entries(EXAMPLES).map(([intent, lines]) => {
  const sentences = lines.split('\n').flatMap((line) => line.trim() || [])
  return { intent, sentences }
})

test('no sentence wants two of these', () => {
  const all = listed.flatMap(({ sentences }) => sentences)
  expect(all.length).toBeGreaterThan(2500)
  expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([])
})

test.each(listed)('$intent has at least 80 sentences in English and a dozen in Spanish', ({ sentences }) => {
  const spanish = sentences.filter((one) =>
    /[¿áéíóúñ]|^(?:quiero|necesito|una? |no |tengo|ya |somos|queremos)/.test(one),
  )
  expect(spanish.length).toBeGreaterThanOrEqual(12)
  expect(sentences.length - spanish.length).toBeGreaterThanOrEqual(80)
})
