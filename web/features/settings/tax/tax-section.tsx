import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaxSettings } from '#shared/contract/settings/tax.ts'
import { TaxDialog } from '#web/features/settings/tax/tax-dialog.tsx'
import { taxQuery } from '#web/features/settings/tax/tax-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The tax rate, its name and the categories it applies to, for owners to read and change (docs/product.md P7.100). */
export function TaxSection() {
  const { data, isError, isFetching, refetch } = useQuery(taxQuery)
  const [editing, setEditing] = useState(false)
  return (
    <section className="test-mail" aria-labelledby="tax-title">
      <h2 id="tax-title">Tax</h2>
      <p className="text-ink-2">
        Added to prices on new invoices and online payments. Prices without it read “plus tax”. Tax-exempt customers pay
        none.
      </p>
      {!data && isError && !isFetching && (
        <Failure
          message="The tax settings could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && !(isError && !isFetching) && <Skeleton className="h-32 w-full" />}
      {data && (
        <>
          {data.saved ? <Facts tax={data} /> : <p>Not set up. New invoices open at 8%, and nothing else is taxed.</p>}
          <Button variant="soft" onClick={() => setEditing(true)}>
            {data.saved ? 'Change tax' : 'Set up tax'}
          </Button>
        </>
      )}
      {data && editing && <TaxDialog tax={data} onClose={() => setEditing(false)} />}
    </section>
  )
}

function Facts({ tax: { name, percent, categories } }: { tax: TaxSettings }) {
  const listed = (taxed: boolean) =>
    categories
      .filter((category) => category.taxed === taxed)
      .map(({ displayName }) => displayName)
      .join(', ')
  return (
    <dl className="ways">
      <div>
        <dt>{name}</dt>
        <dd>{percent}%</dd>
      </div>
      <div>
        <dt>Taxed</dt>
        <dd>{listed(true) || 'None'}</dd>
      </div>
      <div>
        <dt>Not taxed</dt>
        <dd>{listed(false) || 'None'}</dd>
      </div>
    </dl>
  )
}
