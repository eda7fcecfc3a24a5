import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { entryLabel } from '#web/features/bookings/admin/entry/entry-label.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { type BadgeLook, WordBadge } from '#web/ui/badge.tsx'

interface TimelineProps extends Pick<BookingDetails, 'timeline'> {
  title?: string
  /** Which of several an entry is about. */
  nameOf?: (entry: BookingDetails['timeline'][number]) => string | undefined
}

/** Who did what to it, the latest first. */
export function Timeline({ timeline, title = 'Timeline', nameOf }: TimelineProps) {
  return (
    <Part title={title}>
      {timeline.length === 0 && <p className="file-meta">Nothing recorded yet</p>}
      <ol className="file-list">
        {timeline.map((entry) => {
          const { who, what, changes } = entryLabel(entry)
          const about = nameOf?.(entry)
          return (
            <li key={entry.id}>
              <p>
                <b>{what}</b>
                {about && `, ${about}`}
              </p>
              {changes.map((change) => (
                <p key={change} className="file-change">
                  {change}
                </p>
              ))}
              {entry.reason && <p className="file-change">Reason: {entry.reason}</p>}
              <p className="file-meta">
                {who}, {formatShortDateTime(entry.at)}
              </p>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

type Mail = BookingDetails['mails'][number]

const LOOKS: Record<Mail['state'], BadgeLook> = {
  queued: { tone: 'pending', bulb: 'hollow' },
  sent: { tone: 'confirmed', bulb: 'lit' },
  failed: { tone: 'danger', bulb: 'out' },
  cancelled: { tone: 'cancelled', bulb: 'out' },
}
const LABELS: Record<Mail['state'], string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Not needed',
}

/** 'booking-received' becomes 'Booking received'. */
function nameOf(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was mailed about it, to whom, and whether it arrived at the mail server. */
export function Mails({ mails }: Pick<BookingDetails, 'mails'>) {
  return (
    <Part title="Emails">
      {mails.length === 0 && <p className="file-meta">None yet</p>}
      <ul className="file-list">
        {mails.map((mail) => {
          return (
            <li key={mail.id} className="file-row">
              <div>
                <p>
                  <b>{nameOf(mail.kind)}</b>
                </p>
                <p className="file-meta">
                  {mail.recipient ?? 'To the office'}, {formatShortDateTime(mail.sentAt ?? mail.createdAt)}
                </p>
                {mail.lastError && mail.state !== 'sent' && (
                  <p className="file-change">
                    {mail.attempts === 1 ? 'Tried once' : `Tried ${mail.attempts} times`}: {mail.lastError}
                  </p>
                )}
              </div>
              <WordBadge word={mail.state} labels={LABELS} looks={LOOKS} />
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
