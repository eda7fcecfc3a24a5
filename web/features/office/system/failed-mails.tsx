import './failed-mails.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailedMail } from '#shared/contract/mail/mails.admin.ts'
import { FAILED_MAILS_KEY, failedMailsQuery, systemQuery } from '#web/features/office/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const STALE = [FAILED_MAILS_KEY, systemQuery.queryKey]
const nameOf = ({ kind }: FailedMail) => {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Emails that were given up: each is sent again or dropped (docs/product.md P6.58). */
export function FailedMails() {
  const { data, isError, refetch } = useQuery(failedMailsQuery)
  if (isError) {
    return (
      <Failure
        message="The emails could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) return <Skeleton className="h-24" />
  if (data.length === 0) return null
  return (
    <section className="failed-mails" aria-label="Emails that were not delivered" tabIndex={-1}>
      <h2>Not delivered</h2>
      <ul>
        {data.map((mail) => (
          <FailedMailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  )
}

function FailedMailRow({ mail }: { mail: FailedMail }) {
  const [asking, setAsking] = useState(false)
  const name = `${nameOf(mail)} to ${mail.recipient ?? 'the office'}`
  const again = useSubmit({
    write: (_: undefined) => call('POST /api/admin/failed-mails/:id/retry', { params: { id: mail.id } }),
    done: () => ({ title: 'Sending again', description: `${name} leaves in a moment.` }),
    fallback: 'The email could not be sent again',
    stale: STALE,
  })
  const drop = useSubmit({
    write: (_: undefined) => call('POST /api/admin/failed-mails/:id/drop', { params: { id: mail.id } }),
    done: () => ({ title: 'Email dropped', description: `${name} will not be sent.` }),
    onDone: () => setAsking(false),
    fallback: 'The email could not be dropped',
    stale: STALE,
  })
  return (
    <li>
      <div className="min-w-0">
        <p>
          <b>{nameOf(mail)}</b> to {mail.recipient ?? 'the office'}
        </p>
        <p className="failed-mail-facts num">
          {formatShortDateTime(mail.queuedAt)} · {mail.attempts} {mail.attempts === 1 ? 'try' : 'tries'}
          {mail.error !== null && ` · ${mail.error}`}
          {mail.bookingId !== null && (
            <>
              {' · '}
              <a className="link" href={paths.adminBooking(mail.bookingId)}>
                Booking
              </a>
            </>
          )}
        </p>
      </div>
      <div className="failed-mail-actions">
        <Button ref={again.button} size="sm" variant="line" busy={again.busy} onClick={() => again.send(undefined)}>
          Send again
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" variant="bare" onClick={() => setAsking(true)}>
          Drop
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Drop this email?"
          action="Drop"
          busy={drop.busy}
          onConfirm={() => drop.send(undefined)}
          onClose={() => setAsking(false)}
        >
          {name} will never be sent.
        </ConfirmDialog>
      )}
    </li>
  )
}
