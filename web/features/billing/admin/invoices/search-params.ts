import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { INVOICE_PARTS, type InvoiceSearch } from '#web/features/billing/admin/invoices/queries.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'

/** The query parameter that opens a bill. */
const PARAM = 'invoice'

interface OpenedHere {
  billOpenedHere: true
  /** It was opened to be printed. */
  print: boolean
}

/** Travels with what opened a bill here: closing then goes back instead of adding a step. */
function readState(state: unknown): OpenedHere | undefined {
  return typeof state === 'object' && state !== null && 'billOpenedHere' in state ? (state as OpenedHere) : undefined // as written below
}

/** The invoice screen's address: what is searched, whose bill is open. */
export function useInvoiceAddress() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const navigate = useNavigate()
  const { state } = useLocation()
  const opened = readState(state)
  const search: InvoiceSearch = {
    q: params.get('q')?.trim() ?? '',
    show: INVOICE_PARTS.find((part) => part === params.get('show')),
  }

  return {
    search,
    /** Without a step in the history. */
    change: (conditions: Partial<InvoiceSearch>) => change(conditions, { state: opened }),
    /** The invoice whose bill is open. */
    id: params.get(PARAM),
    printing: opened?.print ?? false,
    open: (id: string, print = false) =>
      change({ [PARAM]: id }, { replace: false, state: { billOpenedHere: true, print } satisfies OpenedHere }),
    close: () => {
      if (opened) void navigate(-1)
      else change({ [PARAM]: '' })
    },
  }
}
