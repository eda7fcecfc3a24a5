import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { readDocument } from './present.ts'
import type { ProposalRow } from './proposal-rows.ts'

/** What the office is mailed about. */
export type Notice = 'accepted' | 'declined' | 'expired' | 'stuck' | 'question'

/** Queues a notice to the office about what became of a proposal. */
export async function queueNotice(
  trx: Database,
  row: Pick<ProposalRow, 'id' | 'document'>,
  data: { about: Notice; question?: string },
): Promise<void> {
  const [first] = readDocument(row).performers
  await queueMail(trx, {
    kind: 'proposal-notice',
    to: null,
    about: { bookingId: first?.bookingId ?? null },
    data: { proposal: row.id, ...data },
  })
}

/** Lets screens read again what shows a proposal. */
export function announce(
  context: AppContext,
  row: Pick<ProposalRow, 'document'>,
  action: 'booking:changed' | 'booking:confirmed' = 'booking:changed',
): void {
  for (const { bookingId: id } of readDocument(row).performers) context.announce({ action, id, actor: null })
}
