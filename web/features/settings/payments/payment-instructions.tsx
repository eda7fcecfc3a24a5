import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'
import { callForDetails, INSTRUCTED_METHODS } from '#shared/model/payment-instructions.ts'
import { InstructionsDialog } from '#web/features/settings/payments/instructions-dialog.tsx'
import { instructionsQuery } from '#web/features/settings/payments/instructions-query.ts'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How customers pay by each method, for owners to read and change (docs/product.md P7.80). */
export function PaymentInstructions() {
  const { data, isError, isFetching, refetch } = useQuery(instructionsQuery)
  const [editing, setEditing] = useState(false)
  return (
    <section className="test-mail" aria-labelledby="how-customers-pay">
      <h2 id="how-customers-pay">How customers pay</h2>
      <p className="text-ink-2">
        Shown when a customer pays, on unpaid invoices and in confirmation emails, with the invoice or booking number as
        the memo.
      </p>
      {!data && isError && !isFetching && (
        <Failure
          message="How customers pay could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && !(isError && !isFetching) && <Skeleton className="h-40 w-full" />}
      {data && (
        <>
          <dl className="ways">
            {INSTRUCTED_METHODS.map((method) => (
              <div key={method}>
                <dt>{PAYMENT_METHOD_LABELS[method]}</dt>
                <dd className={data[method] === null ? 'text-ink-2' : undefined}>
                  {data[method] ?? callForDetails(brand.phone)}
                </dd>
              </div>
            ))}
          </dl>
          <Button variant="soft" onClick={() => setEditing(true)}>
            Change how customers pay
          </Button>
        </>
      )}
      {data && editing && <InstructionsDialog instructions={data} onClose={() => setEditing(false)} />}
    </section>
  )
}
