import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#shared/model/money.ts'
import { returnLimitQuery } from '#web/features/billing/admin/queries.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'

/** What the signed-in admin may give back of a payment (docs/product.md P6.49). */
interface OwnLimit {
  /** Integer cents; undefined for an owner, and while it is not known: the server decides. */
  left: number | undefined
  loading: boolean
  /** The limit in a sentence, for a booker. */
  sentence: string | undefined
}

/** Reads what the signed-in admin may give back of a payment; for an owner nothing is asked. */
export function useBookerLimit(paymentId: string): OwnLimit {
  const isOwner = useIsOwner()
  const { data, isPending } = useQuery({ ...returnLimitQuery(paymentId), enabled: !isOwner })
  const most = isOwner ? undefined : data?.bookerLimit
  return {
    left: most?.left,
    loading: !isOwner && isPending,
    sentence: most
      ? `Bookers can refund up to ${formatCents(most.limit)} of a payment. ${formatCents(most.left)} is left. Ask an owner for more.`
      : undefined,
  }
}
