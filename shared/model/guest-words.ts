/** What the form and the server say about a number of guests that is none; apart, so that pages without a form leave it out. */
export const GUESTS_RULE = 'Enter a whole number from 1 to 100,000, or leave it blank'

/** '1 guest', '1,250 guests' */
export const guestsInWords = (guests: number): string =>
  `${guests.toLocaleString('en-US')} ${guests === 1 ? 'guest' : 'guests'}`
