import { useQuery } from '@tanstack/react-query'
import { customerInvoiceQuery } from '#web/features/billing/queries.ts'
import { TermsFrame } from '#web/features/settings/cancellation/cancellation-terms.tsx'

/** The cancellation terms printed on an issued invoice: the settings may say something else by now (docs/product.md P7.153). */
export function InvoiceTerms({ id }: { id: string }) {
  const { data, ...read } = useQuery(customerInvoiceQuery(id))
  return <TermsFrame {...read} text={data?.bill.cancellationTerms} />
}
