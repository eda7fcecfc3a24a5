import type { Email } from 'postal-mime'
import type { RunningServer } from './running-server.ts'
import { until } from './until.ts'

const PATIENCE_MS = 45_000

/** The first mail to an address with these words in its subject, once it has left. */
export const mailTo = (product: RunningServer, address: string, subject: RegExp): Promise<Email> =>
  until(async () => (await product.mailsTo(address, subject))[0], PATIENCE_MS)

/** Forgets when mails left to an address. Only five an hour leave one by one, and other journeys write to the same people. */
export const forgetMailsTo = (product: RunningServer, address: string) =>
  product.query(
    "update outbox_emails set sent_at = sent_at - interval '2 hours' where state = 'sent' and lower(recipient) = $1",
    [address],
  )
