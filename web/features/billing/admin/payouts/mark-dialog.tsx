import { useId } from 'react'
import type { PayoutRow } from '#shared/contract/billing/payouts.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYOUT_METHOD_LABELS, PAYOUT_METHODS, type PayoutMethod } from '#shared/model/payout.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { PAYOUTS_KEY } from '#web/features/billing/admin/payouts/payouts-query.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { writeMonth } from '#web/lib/write-day.ts'
import { Field, Input, Select } from '#web/ui/field.tsx'

/** Who is paid: those selected, or everyone with something due. */
export interface Payees {
  /** null for everyone. */
  rows: readonly PayoutRow[] | null
  people: number
  /** Integer cents. */
  total: number
}

interface MarkDialogProps {
  month: string
  payees: Payees
  onDone: (said: string) => void
  /** Another amount is due, or another owner was first: the payees are to be read again. */
  onRefused: () => void
  onClose: () => void
}

interface Values {
  method: PayoutMethod
  reference: string
  paidOn: string
}

const readMark = ({ method, reference, paidOn }: Values) => ({
  body: { method, reference: reference.trim() || null, paidOn },
  errors: { paidOn: paidOn === '' ? 'Choose the day they were paid' : undefined },
})

/** Who gets a statement: all, none, or how many. */
function writeStatements({ people, emailed }: { people: number; emailed: number }): string {
  if (emailed === 0) return `${people === 1 ? 'This person has' : 'They have'} no email address for a statement.`
  if (emailed === people) return people === 1 ? 'The statement goes out by email.' : 'Each gets a statement by email.'
  return `${countPeople(emailed)} ${emailed === 1 ? 'gets' : 'get'} a statement by email.`
}

export const countPeople = (people: number) => `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`

/** Marks people as paid in one step; each gets a statement (docs/product.md P7.86). */
export function MarkDialog({ month, payees, onDone, onRefused, onClose }: MarkDialogProps) {
  const id = useId()
  const { rows, people, total } = payees
  const today = atlantaDay(new Date())
  const form = useReadForm<Values, ReturnType<typeof readMark>['body']>(
    { method: 'bank_transfer', reference: '', paidOn: today },
    readMark,
  )
  const { errors } = form.formState
  const submit = useSubmit({
    form,
    write: (body: ReturnType<typeof readMark>['body']) =>
      call('POST /api/admin/payouts', {
        body: {
          ...body,
          month,
          agentIds: rows === null ? null : rows.map((row) => row.id),
          expectedTotal: total,
        },
      }),
    done: () => ({ title: 'Payday marked as paid' }),
    onDone: (paid) =>
      onDone(`${countPeople(paid.people)} marked as paid, ${formatCents(paid.total)}. ${writeStatements(paid)}`),
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 409) onRefused()
    },
    stale: [PAYOUTS_KEY],
    showIn: 'form',
    fallback: 'Nobody was marked as paid. Please try again.',
  })
  const unreachable = rows?.filter(({ email }) => email === null).length ?? 0
  return (
    <FormDialog
      title={people > 0 ? `Mark ${countPeople(people)} as paid` : 'Nothing is due'}
      disabled={people === 0}
      describedBy={`${id}-what`}
      form={form}
      submit={submit}
      action={`Mark ${formatCents(total)} as paid`}
      busyLabel="Marking..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p id={`${id}-what`}>
        {people > 0
          ? `${formatCents(total)} for ${writeMonth(month)}. ${
              unreachable < people ? 'Each person gets a statement by email as a PDF. ' : ''
            }This records the payment; it moves no money.`
          : `Nothing is due for ${writeMonth(month)} any more.`}
      </p>
      {unreachable > 0 && (
        <p>
          {unreachable === people
            ? 'No statement goes out: no email address is on file.'
            : `${countPeople(unreachable)} ${unreachable === 1 ? 'has' : 'have'} no email address and ${unreachable === 1 ? 'gets' : 'get'} none.`}
        </p>
      )}
      <Field label="Method">
        <Select {...form.register('method')}>
          {PAYOUT_METHODS.map((method) => (
            <option key={method} value={method}>
              {PAYOUT_METHOD_LABELS[method]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reference" hint="Such as the bank's batch number" error={errors.reference?.message}>
        <Input {...form.register('reference')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Paid on" required error={errors.paidOn?.message}>
        <Input {...form.register('paidOn')} type="date" max={today} />
      </Field>
    </FormDialog>
  )
}
