import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Intent } from '../../understand/intents.ts'
import type { Reading } from '../../understand/reading.ts'

const MONEY: readonly Intent[] = ['paying-when', 'deposit', 'payment', 'tax', 'request-terms', 'cancellation']
const OPENING = String.raw`^(?:(?:and|ok|okay|so|but|then)[\s,]+)*`
const ENDING = String.raw`(?: (?:exactly|then|though|please))?[\s?!.]*$`

/** Questions too short to be understood alone, and what they mean after certain topics. */
const ELLIPSES: readonly { said: RegExp; after: readonly Intent[]; means: Intent }[] = [
  {
    said: new RegExp(`${OPENING}(?:with what|what with|how|in what way|by what|what way)${ENDING}`),
    after: MONEY,
    means: 'payment',
  },
  { said: new RegExp(`${OPENING}(?:when|by when|until when)${ENDING}`), after: MONEY, means: 'paying-when' },
  {
    said: new RegExp(`${OPENING}(?:how much|how many percent|what percentage)${ENDING}`),
    after: ['deposit', 'paying-when'],
    means: 'deposit',
  },
  { said: new RegExp(`${OPENING}how${ENDING}`), after: ['change-booking', 'account'], means: 'account' },
  { said: new RegExp(`${OPENING}how${ENDING}`), after: ['book', 'how-to-book'], means: 'how-to-book' },
]

/** What 'with what?' means after a question of payment (docs/product.md P10.66); undefined for other messages. */
export const readEllipsis = (
  { intent: last }: Pick<DialogueState, 'intent'>,
  { text }: Pick<Reading, 'text'>,
): Intent | undefined => ELLIPSES.find(({ said, after }) => after.some((one) => one === last) && said.test(text))?.means
