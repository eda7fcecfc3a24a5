import type { Email } from 'postal-mime'
import type { RunningServer } from './running-server.ts'
import { until } from './until.ts'

const PATIENCE_MS = 45_000

/** The first mail to an address with these words in its subject, once it has left. */
export const mailTo = (product: RunningServer, address: string, subject: RegExp): Promise<Email> =>
  until(async () => (await product.mailsTo(address, subject))[0], PATIENCE_MS)
