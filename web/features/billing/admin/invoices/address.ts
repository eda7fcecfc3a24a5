import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { INVOICE_PARTS, type InvoiceSearch } from '#web/features/billing/admin/invoices/queries.ts'

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
  // a typed word may be sent just before a click: each change builds on the one before, drawn or not
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const navigate = useNavigate()
  const { state } = useLocation()
  const opened = readState(state)
  const search: InvoiceSearch = {
    q: params.get('q')?.trim() ?? '',
    show: INVOICE_PARTS.find((part) => part === params.get('show')),
  }

  function go(changes: Record<string, string | undefined>, how: { replace: boolean; state?: OpenedHere | undefined }) {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    if (next.toString() === latest.current.toString()) return
    latest.current = next
    void navigate({ search: next.toString() }, { preventScrollReset: true, ...how })
  }

  return {
    search,
    /** Without a step in the history. */
    change: (conditions: Partial<InvoiceSearch>) => go(conditions, { replace: true, state: opened }),
    /** The invoice whose bill is open. */
    id: params.get(PARAM),
    printing: opened?.print ?? false,
    open: (id: string, print = false) =>
      go({ [PARAM]: id }, { replace: false, state: { billOpenedHere: true, print } }),
    close: () => {
      if (opened) void navigate(-1)
      else go({ [PARAM]: undefined }, { replace: true })
    },
  }
}
