import './pricing.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CardCategory } from '#shared/contract/billing/cards.admin.ts'
import { cardPaymentsQuery } from '#web/features/billing/admin/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** Which categories can be paid by card at the card provider, one switch each. */
export function CardSwitches() {
  const { data, isError, isFetching, refetch } = useQuery(cardPaymentsQuery)
  const [said, setSaid] = useState('')
  return (
    <section aria-labelledby="cards-title" className="money-section">
      <header className="pricing-head">
        <h2 id="cards-title">Card payments</h2>
      </header>
      <p role="status" className="money-said">
        {said}
      </p>
      {data ? (
        <>
          <p className="pricing-lead">
            {data.provider === 'manual'
              ? 'No card processor is connected, so customers report how they paid and no card is charged. Your choices apply once a processor is connected.'
              : 'Customers pay for bookings in these categories on the card processor’s page. For other categories they report how they paid.'}
          </p>
          {data.categories.length === 0 && <p className="money-none">No categories yet</p>}
          <ul className="card-switches">
            {data.categories.map((category) => (
              <li key={category.id}>
                <CardSwitch category={category} onSaid={setSaid} />
              </li>
            ))}
          </ul>
        </>
      ) : isError && !isFetching ? (
        <Failure
          message="The categories could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the categories...</span>
          <Skeleton className="h-40" />
        </div>
      )}
    </section>
  )
}

interface CardSwitchProps {
  category: CardCategory
  onSaid: (text: string) => void
}

function CardSwitch({ category: { id, displayName, cardPayments }, onSaid }: CardSwitchProps) {
  const client = useQueryClient()
  const { send, busy } = useSubmit({
    write: (on: boolean) => call('PUT /api/admin/card-payments/:id', { params: { id }, body: { cardPayments: on } }),
    onDone: (saved) => {
      client.setQueryData(
        cardPaymentsQuery.queryKey,
        (known) => known && { ...known, categories: known.categories.map((each) => (each.id === id ? saved : each)) },
      )
      onSaid(`${displayName} can ${saved.cardPayments ? 'be' : 'no longer be'} paid by card.`)
    },
    stale: [cardPaymentsQuery.queryKey],
    fallback: 'Failed to update card payments',
  })
  return (
    <Switch
      checked={cardPayments}
      // not disabled: that would take the focus away
      aria-busy={busy || undefined}
      onChange={({ target }) => {
        if (!busy) send(target.checked)
      }}
    >
      {displayName}
    </Switch>
  )
}
