import './email-choices.css'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { OPTIONAL_AGENT_MAILS, type OptionalAgentMail } from '#shared/model/agent-mail.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { SavedSwitch } from '#web/ui/saved-switch.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

const choicesQuery = queryOptions({
  queryKey: ['email-choices'],
  queryFn: ({ signal }) => call('GET /api/agent/email-choices', { signal }),
})

const LABELS: Record<OptionalAgentMail, string> = {
  'agent-request': 'New requests',
  'agent-confirmed': 'Confirmed bookings',
  'agent-changed': 'Changes to date, hours or place',
  'agent-reminder': 'Reminder the day before',
}

/** Which emails about bookings an agent gets; a switch is saved at once (docs/product.md P5.19). */
export function EmailChoices() {
  const id = useId()
  const client = useQueryClient()
  const { data, isFetching, refetch } = useQuery(choicesQuery)
  const { mutateAsync } = useMutation({
    // one after the other: each answer holds all choices
    scope: { id: 'email-choices' },
    mutationFn: (body: { kind: OptionalAgentMail; on: boolean }) => call('PUT /api/agent/email-choices', { body }),
    onSuccess: (choices) => client.setQueryData(choicesQuery.queryKey, choices),
    onError: (error) => {
      const description = getErrorMessage(error)
      toast({ title: 'Not saved', description, variant: 'destructive' })
    },
  })
  return (
    <section className="email-choices" aria-labelledby={id}>
      <h2 id={id}>Emails</h2>
      {!data && isFetching && <Skeleton className="h-40" />}
      {!data && !isFetching && (
        <Failure
          message="Your email choices could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {data && (
        <>
          <p>
            {data.email === null ? 'We have no email for you. Ask the office to add one.' : `We email ${data.email}.`}{' '}
            We always email you when a booking is canceled; that can't be turned off.
          </p>
          <ul>
            {OPTIONAL_AGENT_MAILS.map((kind) => (
              <li key={kind}>
                <SavedSwitch checked={!data.muted.includes(kind)} save={(on) => mutateAsync({ kind, on })}>
                  {LABELS[kind]}
                </SavedSwitch>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
