/** How many guests a booking may name (docs/product.md P3.60). */
export const MIN_GUESTS = 1
export const MAX_GUESTS = 100_000

/** What the form and the server say about any other number; a plain text, so that pages without the form leave it out. */
export const GUESTS_RULE = 'Enter a whole number from 1 to 100,000, or leave it blank'

/** '1 guest', '1,250 guests' */
export const guestsInWords = (guests: number): string =>
  `${guests.toLocaleString('en-US')} ${guests === 1 ? 'guest' : 'guests'}`
