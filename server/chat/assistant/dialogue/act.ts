import type { Intent } from '../understand/intents.ts'

/** What an answer does: an intent, or a step of the dialogue that only makes sense after what was said before. */
export type Act =
  | Intent
  | 'alike'
  | 'change-that'
  | 'contact'
  | 'gladly'
  | 'go-on'
  | 'not-yet'
  | 'reached-when'
  | 'noted'
  | 'sent'
  | 'unclear'
  | 'wrong-date'
