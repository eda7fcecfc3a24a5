import type { Intent } from '../../intents.ts'

/**
 * Sentences by what they want, one a line. A key with two intents holds sentences that want both.
 *
 * Placeholders are filled at training: {agent}, {category}, {categories}, {date}, {time}, {place}, {hours}, {money},
 * {guests}, {event}. Typos and slang are added at training.
 */
export type Examples = Partial<Record<Intent | `${Intent} ${Intent}`, string>>
