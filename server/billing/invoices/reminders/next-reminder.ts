import { addDays, DAY_MS, type Day, HOUR_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { computeBalance } from '../parts/balance.ts'
import { PAUSE_DAYS, QUIET_HOURS, REMINDERS } from '../reminders.ts'

/** Names the reminder by hand of a day: an invoice has one a day (docs/product.md P7.116). */
export const onceByHand = (id: string, now: Date): string => `now:${atlantaDay(now)}:${id}`

/** What decides when an invoice's reminders leave. */
type Reminded = Parameters<typeof computeBalance>[0] & {
  id: string
  voided_at: Date | null
  due_date: Date
  created_at: Date
  sent_at: Date | null
  reported_at: Date | null
  unconfirmed: boolean
  first_confirmed_at: Date | null
  reminders_paused_at: Date | null
  /** The names under which its reminders were queued. */
  reminded_as: readonly string[]
}

/**
 * The day on which the job will queue the next reminder of an invoice (docs/product.md P7.35, P7.36, P7.155).
 * @returns a day of Atlanta, today included; null when none will come
 */
export function findNextReminder(invoice: Reminded, now: Date): Day | null {
  const { id, status, voided_at, due_date, created_at, sent_at, reported_at, reminded_as } = invoice
  if (status !== 'pending' || voided_at !== null || invoice.reminders_paused_at !== null) return null
  if (computeBalance(invoice) === 0 || invoice.unconfirmed) return null
  const news = [created_at, sent_at, invoice.first_confirmed_at].map((at) => at?.getTime() ?? 0)
  const earliest = Math.max(
    now.getTime(),
    Math.max(...news) + QUIET_HOURS * HOUR_MS,
    reported_at === null ? 0 : reported_at.getTime() + PAUSE_DAYS * DAY_MS,
  )
  const today = atlantaDay(now)
  const free = atlantaDay(new Date(earliest))
  const first = free === today && reminded_as.includes(onceByHand(id, now)) ? addDays(today, 1) : free
  const due = atlantaDay(due_date)
  for (const { name, from, to } of REMINDERS) {
    if (reminded_as.includes(`${name}:${id}`)) continue
    const opens = addDays(due, from)
    const day = opens > first ? opens : first
    if (day <= addDays(due, to)) return day
  }
  return null
}
