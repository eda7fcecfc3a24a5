import { useQuery } from '@tanstack/react-query'
import { bookingTermsQuery } from '#web/features/bookings/customer/customer-queries.ts'
import { TermsFrame } from '#web/features/settings/cancellation/cancellation-terms.tsx'

/** The cancellation terms of an own booking, with its dates (docs/product.md P15.5). */
export function BookingTerms({ id }: { id: string }) {
  const { data, ...read } = useQuery(bookingTermsQuery(id))
  return <TermsFrame {...read} text={data?.cancellationTerms} />
}
