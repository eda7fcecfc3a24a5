import { useQuery } from '@tanstack/react-query'
import type { PaymentPart } from '#shared/contract/billing/payments.admin.ts'
import { paymentPartsQuery } from '#web/features/billing/admin/queries.ts'

/** Reads the rows of a payment for several bookings; of any other nothing is asked. */
export function usePaymentParts(id: string, several: boolean) {
  const { data, isError, isFetching, refetch } = useQuery({ ...paymentPartsQuery(id), enabled: several })
  const parts: readonly PaymentPart[] = data?.parts ?? []
  return {
    parts,
    /** Integer cents that can still be given back of all of them. */
    refundable: parts.reduce((sum, part) => sum + part.refundable, 0),
    loading: several && !data && isFetching,
    failed: several && !data && isError && !isFetching,
    retry: () => void refetch(),
  }
}
