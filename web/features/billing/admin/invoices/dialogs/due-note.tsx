import '#web/features/billing/admin/invoices/dialogs/invoice-form.css'
import { addDays, DAY_MS, type Day, getUtcTime } from '#shared/model/day.ts'
import { DEFAULT_DUE_DAYS } from '#shared/model/invoice.ts'
import { chooseDueDay, findDueDayBefore } from '#shared/model/invoice-due.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { getDueDay } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import type { InvoiceForm } from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { writeShortDay } from '#web/lib/write-day.ts'
import { Button } from '#web/ui/button.tsx'

const daysUntil = (day: Day, now: Date) => (getUtcTime(day) - getUtcTime(atlantaDay(now))) / DAY_MS

/** In how many days an invoice is due that is made and sent at once: the usual ones, or fewer before its event. */
export const sentDueDays = (eventDate: string, now: Date): number =>
  daysUntil(chooseDueDay(addDays(atlantaDay(now), DEFAULT_DUE_DAYS), eventDate, now), now)

interface DueNoteProps {
  form: InvoiceForm
  eventDate: string
}

/** Beside the due date: that it is later than 72 hours before the start, and the day instead (docs/product.md P7.114). */
export function DueNote({ form, eventDate }: DueNoteProps) {
  const now = new Date()
  const due = getDueDay(form.values, now)
  const before = findDueDayBefore(eventDate, now)
  if (!due || !before || due < before || form.values.dueBy !== 'days') return null
  if (due === before) {
    const usual = addDays(atlantaDay(now), DEFAULT_DUE_DAYS)
    return usual <= due ? null : (
      <p className="oi-meta" role="status">
        Due {writeShortDay(due)}: {DEFAULT_DUE_DAYS} days would be later than 72 hours before the start.
      </p>
    )
  }
  return (
    <p className="oi-meta oi-due" role="status">
      <span>{writeShortDay(due)} is later than 72 hours before the start.</span>{' '}
      <Button
        size="sm"
        onClick={() =>
          form.setValue('due', String(daysUntil(before, now)), { shouldDirty: true, shouldValidate: true })
        }
      >
        Due {writeShortDay(before)} instead
      </Button>
    </p>
  )
}
