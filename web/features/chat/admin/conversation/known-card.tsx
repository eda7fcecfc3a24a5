import type { KnownToOffice } from '#shared/contract/chat/dialogue.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatWhole } from '#shared/model/money.ts'
import { atlantaInstant } from '#shared/model/time-zone.ts'
import { formatCount, formatHours } from '#web/lib/format.ts'
import { formatLongDate, formatTime } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'

/** What the assistant knows of the event, for who takes the conversation over (docs/product.md P10.94). */
export function KnownCard({ known }: { known: KnownToOffice }) {
  const facts = describeKnown(known)
  if (facts.length === 0) return null
  return (
    <section className="conversation-known" aria-labelledby="conversation-known">
      <h3 id="conversation-known">What we know</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Each known fact as a name and words; what is not known is left out. */
function describeKnown(known: KnownToOffice): (readonly [name: string, value: string])[] {
  const { services, people, shown, hours, place, eventType, guests, wishes } = known
  const facts: [string, string | null][] = [
    ['Services', services.map(({ name, count }) => (count === null ? name : `${count} × ${name}`)).join(', ')],
    ['People', people.map(({ name }) => name).join(', ')],
    ['Suggested', people.length > 0 ? '' : shown.map(({ name }, i) => `${i + 1}. ${name}`).join(', ')],
    ['Date and time', describeTime(known)],
    ['Hours', hours === null ? null : formatHours(hours)],
    ['Place', place],
    ['Event type', eventType === null ? null : getLabel(EVENT_TYPE_LABELS, eventType)],
    ['Guests', guests === null ? null : formatCount(guests)],
    ['Budget', describeBudget(known)],
    ['Wishes', wishes.join(', ')],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** 'Saturday, December 5, 2026, 9:00 PM', or the part that is known. */
function describeTime({ date, start }: KnownToOffice): string | null {
  const at = atlantaInstant(`${date ?? '2026-01-01'}T${start ?? '12:00'}`)
  const words = [date !== null && formatLongDate(at), start !== null && formatTime(at)].filter(Boolean)
  return words.length === 0 ? null : words.join(', ')
}

function describeBudget({ budget }: KnownToOffice): string | null {
  if (!budget) return null
  const { min, max, per } = budget
  const amount =
    min !== null && max !== null
      ? `${formatWhole(min)} to ${formatWhole(max)}`
      : max !== null
        ? `up to ${formatWhole(max)}`
        : `from ${formatWhole(min ?? 0)}`
  return `${amount} ${per === 'hour' ? 'an hour' : 'in total'}`
}
