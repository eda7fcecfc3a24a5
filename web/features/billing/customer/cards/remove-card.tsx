import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentMethod } from '#shared/contract/billing/cards.ts'
import { cardsQuery } from '#web/features/billing/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface RemoveCardProps {
  card: PaymentMethod
  onClose: () => void
  onRemoved: () => void
}

/** Asks, then deletes a card. */
export function RemoveCard({ card, onClose, onRemoved }: RemoveCardProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/customer/payment-methods/:id', { params: { id: card.id } }),
    onSuccess: async () => {
      toast({ title: 'Payment Method Removed' })
      await client.invalidateQueries({ queryKey: cardsQuery.queryKey })
      onRemoved()
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'The card was not removed. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title="Delete this card?"
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        {card.brand} ending in {card.last4} will be deleted.
        {card.isDefault && ' If you keep other cards, the newest of them becomes the default.'}
      </p>
    </ConfirmDialog>
  )
}
