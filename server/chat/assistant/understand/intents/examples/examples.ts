import type { Intent } from '../../intents.ts'

/**
 * Sentences by what they want, one a line. A key with two intents holds sentences that want both; 'none' holds details
 * that answer a question and want nothing.
 *
 * Placeholders are filled at training (scripts/intents/fill.ts): {agent}, {category}, {categories}, {date},
 * {weekday}, {month}, {genre}, {time}, {place}, {hours}, {money}, {guests}, {event}. Typos and slang are added there too.
 */
export type Examples = Partial<Record<Intent | `${Intent} ${Intent}` | 'none', string>>
