import type { DemoRemoval } from '#shared/contract/office/demo.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { listFormat } from '#shared/model/lazy-format.ts'
import { formatCents } from '#shared/model/money.ts'
import { DOT, formatCount } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'

const count = (total: number, one: string, many = `${one}s`) => `${formatCount(total)} ${total === 1 ? one : many}`

/** 'DJs, Models and Dancers' */
const listed = listFormat()

/** The parts that are not zero, in words; undefined when all are. */
const some = (parts: (readonly [total: number, one: string, many?: string])[]) => {
  const words = parts.filter(([total]) => total > 0).map(([total, one, many]) => count(total, one, many))
  return words.length > 0 ? listed.format(words) : undefined
}

/** What goes and what stays, and where the backup is written (docs/product.md P17.2). */
export function RemovalFacts({ removal: { goes, stays, backup } }: { removal: DemoRemoval }) {
  const going = some([
    [goes.agents, 'performer'],
    [goes.customers, 'customer'],
    [goes.bookings, 'booking'],
    [goes.invoices, 'invoice'],
    [goes.payments, 'payment'],
    [goes.reviews, 'review'],
    [goes.packages, 'package'],
    [goes.categories, 'category', 'categories'],
    [goes.pictures, 'picture'],
    [goes.logins, 'login'],
    [goes.chats, 'chat'],
    [goes.mails, 'email'],
  ])
  const staying = some([
    [stays.agents, 'performer'],
    [stays.customers, 'customer'],
    [stays.bookings, 'booking'],
    [stays.colleagues, 'office account'],
  ])
  return (
    <dl className="setup-facts">
      <div>
        <dt>Goes</dt>
        <dd>{going ? `${going}. What you changed of these goes, too.` : 'Nothing is left of the demo'}</dd>
      </div>
      <div>
        <dt>Stays</dt>
        <dd>
          Your settings and the audit trail{staying && `, and what you added: ${staying}`}.
          {stays.categories.length > 0 && ` Your talent or packages use ${listed.format(stays.categories)}: kept.`}
        </dd>
      </div>
      <div>
        <dt>Backup</dt>
        <dd>
          Everything is first written to one file in {backup.folder} on the server.
          {backup.managed &&
            ' Your database runs elsewhere (DATABASE_URL): the product makes this one backup; nightly ones are your provider’s.'}
        </dd>
      </div>
    </dl>
  )
}

/** Own bookings that name people of the demo. */
export function OwnBookings({ removal: { ownBookings } }: { removal: DemoRemoval }) {
  const { count: total, first, byCard } = ownBookings
  const rest = total - first.length
  return (
    <div className="setup-own">
      <p>
        {total === 1 ? '1 booking you added names' : `${formatCount(total)} bookings you added name`} people of the demo
        and can’t stay without them:
      </p>
      <ul>
        {first.map(({ number, agentName, customerName, eventDate, paid }) => (
          <li key={number}>
            {[
              formatBookingNumber(number),
              `${agentName} for ${customerName}`,
              formatDate(eventDate),
              ...(paid > 0 ? [`${formatCents(paid)} paid`] : []),
            ].join(DOT)}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>And {formatCount(rest)} more.</p>}
      {byCard > 0 && (
        <p>
          {byCard === 1 ? '1 payment was' : `${formatCount(byCard)} payments were`} taken by the card provider. The
          money stays where it is; only the record here goes. Refund first what you owe.
        </p>
      )}
    </div>
  )
}
