import type { AdminInvite } from '#shared/contract/accounts/invites.admin.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'

/** Where an invite stands, in a line: sent, opened, joined, withdrawn, and until when it works. */
export function describeInvite(invite: AdminInvite): string {
  const { joinedAt, withdrawnAt, openedAt, sentAt, expiresAt, agent } = invite
  if (joinedAt !== null) return `${agent?.name ?? 'They'} joined ${formatShortDateTime(joinedAt)}`
  const seen = [
    sentAt === null ? 'Not emailed yet' : `Sent ${formatShortDateTime(sentAt)}`,
    ...(openedAt === null ? [] : [`opened ${formatShortDateTime(openedAt)}`]),
  ]
  if (withdrawnAt !== null) return [...seen, `withdrawn ${formatShortDateTime(withdrawnAt)}`].join(' · ')
  const over = Date.parse(expiresAt) <= Date.now()
  return [...seen, `${over ? 'expired' : 'expires'} ${formatShortDateTime(expiresAt)}`].join(' · ')
}
