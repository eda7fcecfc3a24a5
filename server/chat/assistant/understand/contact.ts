const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const NUMBERS = /[+(]?\d(?:[ ().-]{0,3}\d){6,14}/g
/** Numbers of invoices and bookings, and days: '2026-0001' and '12/05/2026' look like phones. */
const NO_PHONES = /\b(?:INV-\d{4}-\d+|B-\d+|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/gi
/** What makes '500-1000' a range of money or people. */
const AMOUNT = /[$€]|\b(?:budget|dollars?|bucks|usd|price|spend|between|guests?|people|presupuesto|personas)\b/i

/** The first email address in a message; undefined without one. */
export const findEmail = (said: string): string | undefined => EMAIL.exec(said)?.[0]

/** The last ten digits, by which phone numbers of North America differ. */
export const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10)

/**
 * A phone number in a message, as it was typed: ten digits or more, an international number, or seven as '555-0199' where
 * nothing is said of an amount.
 */
export function findPhone(said: string): string | undefined {
  const numbers = said.replace(NO_PHONES, (found) => '|'.repeat(found.length)).match(NUMBERS) ?? []
  return numbers
    .map((number) => number.trim())
    .find((number) => {
      const { length } = number.replace(/\D/g, '')
      return length >= 10 || number.startsWith('+') || (/^\d{3}[-. ]\d{4}$/.test(number) && !AMOUNT.test(said))
    })
}

/** The email address and phone number of a text, and the text without them: they are no price, time or name. */
export function splitContacts(said: string): { contacts: string[]; rest: string } {
  const email = findEmail(said)
  const unmailed = email === undefined ? said : said.replaceAll(email, ' ')
  const phone = findPhone(unmailed)
  const rest = phone === undefined ? unmailed : unmailed.replaceAll(phone, ' ')
  return { contacts: [email, phone].filter((one) => one !== undefined), rest }
}
