import '../changes.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminRequest } from '#shared/contract/changes/requests.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { DeclineRequest } from '#web/features/changes/admin/decline-request.tsx'
import { ProposeInstead } from '#web/features/changes/admin/propose-instead.tsx'
import { DifferenceTable } from '#web/features/changes/difference-table.tsx'
import { CHANGED_KEYS, openRequestQuery } from '#web/features/changes/queries.ts'
import { describePrice, listDifferences } from '#web/features/changes/words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'

const FREE = 'The talent is free then.'

/** The open request of a booking with its answers; nothing when there is none (docs/product.md P15.43). */
export function OpenRequest({ bookingId }: { bookingId: string }) {
  const { data, isError, refetch } = useQuery(openRequestQuery(bookingId))
  if (isError && !data) {
    return (
      <Failure
        message="The customer's request could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  return data?.request ? <Request key={data.request.id} request={data.request} /> : null
}

function Request({ request }: { request: AdminRequest }) {
  const { id, kind, state, wanted, proposed, current, message, answer, availability, clash, becomes, cancellation } =
    request
  const [asking, setAsking] = useState<'decline' | 'propose'>()
  const approve = useSubmit({
    write: (_: undefined) =>
      call('POST /api/admin/change-requests/:id/approve', {
        params: { id },
        body: { bookingVersion: request.bookingVersion, ...(cancellation && { refund: cancellation.refund }) },
        headers: ifMatch(request),
      }),
    done: () => ({ title: 'Approved', description: 'The customer and the talent get an email.' }),
    stale: CHANGED_KEYS,
    failed: 'Not approved',
    fallback: 'The request was not approved. Please try again.',
  })
  const close = () => setAsking(undefined)
  return (
    <section className="change-note" aria-label="Request of the customer">
      <h3>{kind === 'cancel' ? 'The customer wants to cancel' : 'The customer asks for a change'}</h3>
      {kind === 'change' && (
        <>
          <DifferenceTable rows={listDifferences(current, wanted)} />
          <p className="num">Price: {describePrice(becomes)}</p>
          <p className={availability === 'taken' ? 'text-danger' : 'text-ink-2'}>{clash ?? FREE}</p>
        </>
      )}
      {cancellation && (
        <p className="num">
          By the terms we keep {formatCents(cancellation.kept)} ({cancellation.keepPercent}%) and refund{' '}
          {formatCents(cancellation.refund)}.
        </p>
      )}
      {message && <p>“{message}”</p>}
      {proposed && (
        <>
          <p className="text-ink-2">
            {state === 'proposed' ? "You proposed this. The customer hasn't answered yet:" : 'The customer declined:'}
          </p>
          <DifferenceTable rows={listDifferences(current, proposed)} />
          {answer && <p className="text-ink-2">“{answer}”</p>}
        </>
      )}
      <p className="change-buttons">
        <Button
          ref={approve.button}
          size="sm"
          variant={kind === 'cancel' ? 'danger-fill' : 'lit'}
          busy={approve.busy}
          onClick={() => approve.send(undefined)}
        >
          {kind === 'cancel' ? 'Approve and cancel' : 'Approve'}
        </Button>
        {kind === 'change' && (
          <Button size="sm" variant="line" disabled={approve.busy} onClick={() => setAsking('propose')}>
            Propose something else
          </Button>
        )}
        <Button size="sm" variant="bare" disabled={approve.busy} onClick={() => setAsking('decline')}>
          Decline
        </Button>
      </p>
      {asking === 'decline' && <DeclineRequest request={request} onClose={close} />}
      {asking === 'propose' && <ProposeInstead request={request} onClose={close} />}
    </section>
  )
}
