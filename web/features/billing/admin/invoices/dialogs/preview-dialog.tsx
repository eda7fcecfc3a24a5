import { Download, Printer, Send, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import '#web/features/billing/customer/invoices/bill.css'
import { possibleWith } from '#web/features/billing/admin/invoices/dialogs/possible.ts'
import { PreviewFrame } from '#web/features/billing/admin/invoices/dialogs/preview-frame.tsx'
import { ReminderTools } from '#web/features/billing/admin/invoices/reminder-tools.tsx'
import { BillScroll } from '#web/features/billing/bill-scroll.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { DialogFrame, DialogTitle } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PreviewDialogProps {
  id: string
  /** What the list knows of it; undefined while that is unknown. */
  invoice: AdminInvoice | undefined
  /** Print it as soon as it is there. */
  print: boolean
  onSend: (invoice: AdminInvoice) => void
  onClose: () => void
  /** Its page is there: what it is called. */
  onShown: (title: string) => void
}

/** An invoice as its bill on a dark scrim, to read, print, keep and send (docs/design.md). */
export function PreviewDialog({ id, invoice, print, onSend, onClose, onShown }: PreviewDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(false)
  const printed = useRef(false)
  // the frame's own window prints the frame alone, without another window for a blocker to stop
  const printBill = () => frame.current?.contentWindow?.print()
  // once it is in sight: some browsers print nothing of a frame that is not
  useEffect(() => {
    if (!shown || !print || printed.current) return
    printed.current = true
    frame.current?.contentWindow?.print()
  }, [shown, print])
  return (
    <DialogFrame className="bill-dialog oi-preview" width={760} onClose={onClose}>
      <header className="bill-toolbar">
        <DialogTitle className="num">{invoice?.invoiceNumber ?? 'Invoice'}</DialogTitle>
        <Button variant="soft" size="sm" disabled={!shown} onClick={printBill}>
          <Printer aria-hidden="true" />
          <span className="oi-words">Print</span>
        </Button>
        <ButtonLink href={paths.adminInvoicePdf(id)} download variant="soft" size="sm">
          <Download aria-hidden="true" />
          <span className="oi-words">Download PDF</span>
        </ButtonLink>
        {invoice && possibleWith(invoice).send && (
          <Button variant="lit" size="sm" className="oi-send" onClick={() => onSend(invoice)}>
            <Send aria-hidden="true" />
            Send email
          </Button>
        )}
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {invoice && <ReminderTools invoice={invoice} className="bill-toolbar" />}
      <BillScroll>
        {!shown && (
          <div className="bill">
            <Chase>Loading the invoice...</Chase>
          </div>
        )}
        <PreviewFrame
          // paid or changed meanwhile, it is another page
          key={invoice && `${invoice.version} ${invoice.status} ${invoice.paid}`}
          id={id}
          frameRef={frame}
          onEscape={onClose}
          onShown={(page) => {
            setShown(true)
            onShown(page.title)
          }}
          onFailed={() => {
            toast({ title: 'Error', description: 'Failed to preview invoice', variant: 'destructive' })
            onClose()
          }}
        />
      </BillScroll>
    </DialogFrame>
  )
}
