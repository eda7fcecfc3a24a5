import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

type Answer = 'approve' | 'decline'

const DONE = { approve: 'Approved', decline: 'Declined' } as const

/** A customer's wish for another email or phone, and the two answers to it (docs/product.md P4.28). */
export function ContactWishPart({ customer: { id, contactWish: wish } }: { customer: CustomerPage }) {
  const submit = useSubmit({
    write: (body: { wishId: string; answer: Answer }) =>
      call('POST /api/admin/customers/:id/contact-wish', { params: { id }, body }),
    onDone: (_, { answer }) => toast({ title: DONE[answer] }),
    stale: [BOOKINGS_KEY],
    fallback: 'Your answer was not saved. Please try again.',
  })
  if (!wish) return null
  const send = (answer: Answer) => submit.send({ wishId: wish.id, answer })
  return (
    <Part title="Asked for new contact details">
      <dl className="file-facts">
        {wish.email && (
          <div>
            <dt>New email</dt>
            <dd>{wish.email}</dd>
          </div>
        )}
        {wish.phone && (
          <div>
            <dt>New phone</dt>
            <dd>{wish.phone}</dd>
          </div>
        )}
        <div>
          <dt>Asked</dt>
          <dd>{formatDate(wish.createdAt)}</dd>
        </div>
      </dl>
      {wish.state === 'mailed' ? (
        <p className="file-meta">
          Approved. The email changes when the customer confirms it with the link we sent there.
        </p>
      ) : (
        <>
          <p className="file-meta">
            {wish.email ? 'The new email gets a link to confirm it.' : 'The phone changes at once.'}
            {wish.email && wish.phone && ' The phone changes at once.'}
          </p>
          <div className="customer-buttons">
            <Button size="sm" variant="lit" busy={submit.busy} onClick={() => send('approve')}>
              Approve
            </Button>
            <Button size="sm" disabled={submit.busy} onClick={() => send('decline')}>
              Decline
            </Button>
          </div>
        </>
      )}
    </Part>
  )
}
