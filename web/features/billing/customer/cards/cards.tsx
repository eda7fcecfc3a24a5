import './cards.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PaymentMethod } from '#shared/contract/billing/cards.ts'
import { AddCard } from '#web/features/billing/customer/cards/add-card.tsx'
import { CardPanel } from '#web/features/billing/customer/cards/card-panel.tsx'
import { CardsNote } from '#web/features/billing/customer/cards/cards-note.tsx'
import { RemoveCard } from '#web/features/billing/customer/cards/remove-card.tsx'
import { cardsQuery } from '#web/features/billing/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** The cards a customer keeps: add, choose the default, delete (docs/product.md P4.9-12). */
export function Cards() {
  const client = useQueryClient()
  const section = useRef<HTMLElement>(null)
  const cards = useQuery(cardsQuery)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PaymentMethod>()
  const setDefault = useMutation({
    mutationFn: (id: string) => call('PUT /api/customer/payment-methods/:id/set-default', { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Default Payment Method Updated' })
      return client.invalidateQueries({ queryKey: cardsQuery.queryKey })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'The default could not be changed. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  if (!cards.data) {
    return cards.isError && !cards.isFetching ? (
      <Failure
        message="Your payment methods could not be loaded"
        action={<Button onClick={() => void cards.refetch()}>Try again</Button>}
      />
    ) : (
      <CardSkeletons />
    )
  }
  return (
    <section ref={section} tabIndex={-1} aria-label="Payment methods">
      <CardsNote />
      {cards.data.length === 0 ? (
        <Empty
          message="No payment methods saved"
          action={
            <Button variant="lit" onClick={() => setAdding(true)}>
              Add Payment Method
            </Button>
          }
        />
      ) : (
        <ul className="wallet">
          {cards.data.map((card) => (
            <li key={card.id}>
              <CardPanel
                card={card}
                onRemove={() => setRemoving(card)}
                onSetDefault={() => setDefault.mutateAsync(card.id)}
              />
            </li>
          ))}
          <li>
            <button type="button" className="wallet-add" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" />
              <span className="display">Add Payment Method</span>
              <span className="text-b3 text-ink-2">We only keep the last four digits.</span>
            </button>
          </li>
        </ul>
      )}
      {adding && <AddCard onClose={() => setAdding(false)} />}
      {removing && (
        <RemoveCard
          card={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            // what opened the dialog has gone with the card
            flushSync(() => setRemoving(undefined))
            section.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </section>
  )
}

function CardSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">Loading your payment methods...</span>
      <div className="wallet">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="wallet-card" />
        ))}
      </div>
    </div>
  )
}
