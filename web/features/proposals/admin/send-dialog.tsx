import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventProposals } from '#shared/contract/proposals/proposals.admin.ts'
import { addDays } from '#shared/model/day.ts'
import { formatCents } from '#shared/model/money.ts'
import { firstName } from '#shared/model/person-name.ts'
import { localTime } from '#shared/model/place-words.ts'
import { atlantaDay, atlantaMinute } from '#shared/model/time-zone.ts'
import { eventProposalsQuery, PROPOSED_KEYS } from '#web/features/proposals/admin/queries.ts'
import { OfferBill } from '#web/features/proposals/offer-bill.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Values = { depositPercent: string; validUntil: string; message: string }
interface Sent {
  depositPercent: number | null
  validUntil: string
  message: string
}

/** A deposit as typed: none when it is empty; undefined when it is no whole percent from 1 to 99. */
function readPercent(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const percent = Number(typed)
  return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? percent : undefined
}

const read = ({ depositPercent, validUntil, message }: Values) => {
  const percent = readPercent(depositPercent)
  return {
    body: { depositPercent: percent ?? null, validUntil, message: message.trim() },
    errors: {
      depositPercent: percent === undefined ? 'Enter 1 to 99, or leave blank for no deposit' : undefined,
      validUntil: validUntil === '' ? 'Enter the last day and time to accept' : undefined,
    },
  }
}

/** Three days from now, but no later than the event: a time the customer can use. */
function usualEnd(firstStart: string): string {
  const evening = `${addDays(atlantaDay(new Date()), 3)}T18:00`
  const start = atlantaMinute(firstStart)
  return evening < start ? evening : start
}

interface SendDialogProps {
  eventId: string
  customerName: string
  /** An open proposal is replaced. */
  replaces: boolean
  onClose: () => void
}

/** Shows what would be proposed for an event, and sends it (docs/product.md P16.3). */
export function SendDialog({ eventId, customerName, replaces, onClose }: SendDialogProps) {
  const { data: usual } = useQuery(eventProposalsQuery(eventId))
  // what was there when it opened: what is typed stays when a booking changes meanwhile
  const [draft] = useState(usual?.draft)
  if (!draft) return null
  const first = draft.performers[0]?.eventDate ?? new Date().toISOString()
  return (
    <SendForm
      {...{ eventId, customerName, replaces, onClose }}
      start={{
        depositPercent: draft.depositPercent === null ? '' : String(draft.depositPercent),
        validUntil: usualEnd(first),
        message: '',
      }}
    />
  )
}

function SendForm({ eventId, customerName, replaces, onClose, start }: SendDialogProps & { start: Values }) {
  const [percent, setPercent] = useState(readPercent(start.depositPercent) ?? 0)
  const { data, isError, isFetching, refetch } = useQuery(eventProposalsQuery(eventId, percent))
  const pause = useTypingPause()
  const form = useReadForm<Values, Sent>(start, read)
  const { errors } = form.formState
  // what can't be read is refused by its field
  const typed = readPercent(form.watch('depositPercent'))
  const typedPercent = typed === undefined ? percent : (typed ?? 0)
  const deposit = form.register('depositPercent', {
    onChange: ({ target }: { target: { value: string } }) =>
      pause.schedule(() => {
        const typed = readPercent(target.value)
        if (typed !== undefined) setPercent(typed ?? 0)
      }),
  })
  const submit = useSubmit({
    form,
    write: (body: Sent) =>
      call('POST /api/admin/event-proposals/:id', {
        params: { id: eventId },
        body: { ...body, draftHash: data?.draftHash ?? '' },
      }),
    done: ({ version }) => ({
      title: 'Proposal sent',
      description: `Version ${version} is on its way to ${customerName}. The times are held.`,
    }),
    onDone: onClose,
    showIn: 'form',
    stale: PROPOSED_KEYS,
    fallback: 'The proposal was not sent. Please try again.',
  })
  return (
    <FormDialog
      title={replaces ? 'Send a new version' : 'New proposal'}
      width={640}
      form={form}
      submit={submit}
      action={`Send to ${firstName(customerName)}`}
      busyLabel="Sending..."
      // the bill must show the deposit that is sent
      disabled={!data?.draftHash || isFetching || (data.draft?.depositPercent ?? 0) !== typedPercent}
      onSubmit={submit.send}
      onClose={onClose}
    >
      {data?.draft && <OfferBill offer={data.draft} />}
      {data?.margin && <Margin margin={data.margin} />}
      {data && !data.draft && <p role="alert">{data.missing.join(' ')}</p>}
      {!data && isError && !isFetching && (
        <Failure
          message="The bill could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && (!isError || isFetching) && <Skeleton className="h-40" />}
      {data?.draft && (
        <details className="offer-details">
          <summary>The agreement</summary>
          <p>{data.draft.agreement}</p>
        </details>
      )}
      <p className="offer-small">
        To change performers, times or prices, close this and change the bookings.
        {replaces &&
          ` Sending this replaces the open version. ${firstName(customerName)} won’t be able to sign that one.`}
      </p>
      <div className="file-two">
        <Field label="Deposit (%)" hint="Due on signing. Leave blank for none." error={errors.depositPercent?.message}>
          <Input {...deposit} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field
          label="Valid until"
          required
          hint={`${localTime()}. The times are held until then.`}
          error={errors.validUntil?.message}
        >
          <Input {...form.register('validUntil')} type="datetime-local" />
        </Field>
      </div>
      <Field label="Message (optional)" error={errors.message?.message}>
        <Textarea {...form.register('message')} rows={3} maxLength={2000} />
      </Field>
    </FormDialog>
  )
}

/** What the agency keeps of the price, for owners alone. */
function Margin({ margin: { talentCents, agencyCents } }: { margin: NonNullable<EventProposals['margin']> }) {
  const price = talentCents + agencyCents
  return (
    <p className="offer-small">
      The agency keeps <b className="num">{formatCents(agencyCents)}</b>
      {price > 0 && ` (${Math.round((100 * agencyCents) / price)}%)`}; talent gets{' '}
      <span className="num">{formatCents(talentCents)}</span>. Only owners see this.
    </p>
  )
}
