import { useQuery } from '@tanstack/react-query'
import { Download, Printer, X } from 'lucide-react'
import { BillScroll } from '#web/features/billing/bill-scroll.tsx'
import { Bill } from '#web/features/billing/customer/invoices/bill.tsx'
import { customerInvoiceQuery } from '#web/features/billing/queries.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { DialogFrame, DialogTitle } from '#web/ui/dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** An invoice as its bill, to read, print and keep. */
export function InvoiceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(customerInvoiceQuery(id))
  return (
    <DialogFrame className="bill-dialog" width={760} onClose={onClose}>
      <header className="bill-toolbar">
        <DialogTitle className="num">{data?.invoiceNumber ?? 'Invoice'}</DialogTitle>
        <Button variant="soft" size="sm" disabled={!data} onClick={() => print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <ButtonLink href={paths.invoicePdf(id)} download variant="soft" size="sm">
          <Download aria-hidden="true" />
          Download PDF
        </ButtonLink>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <BillScroll>
        {data && <Bill invoice={data} />}
        {!data && (
          <div className="bill">
            {isError && !isFetching ? (
              <Failure
                message="The invoice could not be loaded"
                action={<Button onClick={() => void refetch()}>Try again</Button>}
              />
            ) : (
              <Chase>Loading the invoice...</Chase>
            )}
          </div>
        )}
      </BillScroll>
    </DialogFrame>
  )
}
