import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import type { OnInvoice } from '#web/features/billing/admin/invoices/admin-invoice-row.tsx'
import { AdminInvoiceList } from '#web/features/billing/admin/invoices/admin-invoices.tsx'
import { PreviewDialog } from '#web/features/billing/admin/invoices/dialogs/preview-dialog.tsx'
import { InvoiceStats } from '#web/features/billing/admin/invoices/invoice-stats.tsx'
import { InvoiceTasks, type Task } from '#web/features/billing/admin/invoices/invoice-tasks.tsx'
import { adminInvoicesQuery } from '#web/features/billing/admin/invoices/queries.ts'
import { useInvoiceAddress } from '#web/features/billing/admin/invoices/search-params.ts'
import { useAdminInvoice } from '#web/features/billing/admin/invoices/use-admin-invoice.ts'
import { useReminders } from '#web/features/billing/admin/invoices/use-reminders.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { useRows } from '#web/lib/page.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** The agency's invoices: their totals, and each one to read, print, send and void (docs/product.md P6.14). */
export function AdminInvoices() {
  const page = PORTAL_PAGES['/admin/invoices']
  useTitle(page.title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const section = useRef<HTMLElement>(null)
  const client = useQueryClient()
  const address = useInvoiceAddress()
  const { id, search, change, open, close, printing } = address
  const list = useRows(adminInvoicesQuery(search))
  const [task, setTask] = useState<Task>()
  const [billTitle, setBillTitle] = useState('')
  const shown = useAdminInvoice(id, list.rows, billTitle)
  const opener = useRef(open)
  const { send: sendReminder } = useReminders()
  const remind = useRef(sendReminder)
  useLayoutEffect(() => {
    opener.current = open
    remind.current = sendReminder
  })

  const act = useCallback<OnInvoice>((action, invoice) => {
    if (action === 'preview' || action === 'print') opener.current(invoice.id, action === 'print')
    else if (action === 'send' && !(invoice.customer.email && invoice.customer.name)) {
      toast({ title: 'Error', description: 'Cannot find customer information', variant: 'destructive' })
    } else if (action === 'remind' || action === 'pause' || action === 'resume') remind.current({ action, invoice })
    else setTask({ action, invoice })
  }, [])

  return (
    <>
      <header className="oi-head">
        <h1 ref={title}>{page.title}</h1>
        <Button variant="lit" onClick={() => setTask({ action: 'generate' })}>
          <Plus aria-hidden="true" />
          Generate Invoice
        </Button>
      </header>
      <InvoiceStats />
      <AdminInvoiceList
        sectionRef={section}
        list={list}
        search={search}
        onSearch={change}
        onAction={act}
        onGenerate={() => setTask({ action: 'generate' })}
      />
      {id !== null && (
        <PreviewDialog
          key={id}
          id={id}
          invoice={shown}
          print={printing}
          onSend={(invoice) => act('send', invoice)}
          onShown={setBillTitle}
          onClose={close}
        />
      )}
      {task && (
        <InvoiceTasks
          task={task}
          rows={list.rows}
          onClose={() => setTask(undefined)}
          onGone={() => {
            // what opened the dialog may have gone with its row
            flushSync(() => setTask(undefined))
            section.current?.focus({ preventScroll: true })
          }}
          onChanged={() => void client.invalidateQueries({ queryKey: BOOKINGS_KEY })}
        />
      )}
    </>
  )
}
