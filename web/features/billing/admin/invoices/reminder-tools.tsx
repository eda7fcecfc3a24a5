import './reminder-tools.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { remindersOf } from '#web/features/billing/admin/invoices/dialogs/possible.ts'
import { findInvoiceQuery } from '#web/features/billing/admin/invoices/queries.ts'
import { type ReminderAction, useReminders } from '#web/features/billing/admin/invoices/use-reminders.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { writeShortDay } from '#web/lib/write-day.ts'
import { Button } from '#web/ui/button.tsx'

/** 'Next reminder Nov 20', or that none comes; and when the last one went out. */
export function describeReminders({ reminders, unconfirmed }: AdminInvoice): string {
  const { paused, next, last } = reminders
  const then = last ? `Reminded ${formatDay(last)}` : ''
  const none = unconfirmed ? 'No reminders until the booking is confirmed' : 'No more reminders'
  const coming = paused ? 'Reminders paused' : next ? `Next reminder ${writeShortDay(next)}` : none
  return [then, coming].filter(Boolean).join(', ')
}

interface ReminderToolsProps {
  invoice: AdminInvoice
  className?: string
  /** Something was done: what else shows it is out of date. */
  onChanged?: () => void
}

/** When the customer of an overdue invoice is reminded, now or never; nothing of any other (docs/product.md P7.116). */
export function ReminderTools({ invoice, className = '', onChanged }: ReminderToolsProps) {
  const { send, busy } = useReminders(onChanged)
  const [doing, setDoing] = useState<ReminderAction>()
  const reminders = remindersOf(invoice, new Date())
  if (!reminders) return null
  const button = (action: ReminderAction, words: string, busyWords: string) => (
    <Button
      variant="soft"
      size="sm"
      busy={busy && doing === action}
      busyLabel={busyWords}
      onClick={() => {
        setDoing(action)
        send({ action, invoice })
      }}
    >
      {words}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
    <div className={`reminder-tools ${className}`} role="group" aria-label="Reminders">
      <p>{describeReminders(invoice)}</p>
      {!invoice.unconfirmed && button('remind', 'Remind now', 'Reminding...')}
      {reminders.paused
        ? button('resume', 'Resume reminders', 'Resuming...')
        : button('pause', 'Pause reminders', 'Pausing...')}
    </div>
  )
}

interface RemindersProps {
  id: string
  invoiceNumber: string
  onChanged: () => void
}

/** The reminders of an invoice that is known by its number alone. */
export function Reminders({ id, invoiceNumber, onChanged }: RemindersProps) {
  const { data } = useQuery(findInvoiceQuery(id, invoiceNumber))
  return data ? <ReminderTools invoice={data} onChanged={onChanged} /> : null
}
