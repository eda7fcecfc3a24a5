import { cutText } from '#server/integrations/pdf/printable.ts'
import { TIME_ZONE } from '#shared/model/time-zone.ts'

/** With it every subject stays below 78 characters, which mail programs show whole (docs/product.md P10.55). */
const NAME_LENGTH = 25

/** A name as a subject carries it: at most 25 characters, so that what follows it can be read. */
export const shortName = (name: string): string => cutText(name, NAME_LENGTH)

const options = { timeZone: TIME_ZONE } as const
const day = new Intl.DateTimeFormat('en-US', {
  ...options,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat('en-US', { ...options, hour: 'numeric', minute: '2-digit' })

/** An instant as a subject says it, in Atlanta's time: 'Fri, Dec 4, 2026 at 9:00 PM'. The mail has it in full. */
export const shortTime = (instant: Date): string => `${day.format(instant)} at ${time.format(instant)}`
