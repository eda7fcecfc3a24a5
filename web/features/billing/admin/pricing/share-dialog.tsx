import { currencyTitle } from '#shared/model/currency-words.ts'
import '#web/features/billing/customer/payments/pay-form.css'
import type { AgentShare } from '#shared/contract/billing/shares.admin.ts'
import { SHARES_KEY } from '#web/features/billing/admin/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { anAmount, readCents, writeCents } from '#web/lib/dollars.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

const KINDS = ['usual', 'percent', 'flat'] as const
type Kind = (typeof KINDS)[number]
const LABELS: Record<Kind, string> = { usual: 'The standard share', percent: 'A percentage', flat: 'A flat amount' }

interface Values {
  kind: Kind
  amount: string
  reason: string
}

const valuesOf = ({ percent, flat }: AgentShare): Values => ({
  kind: percent !== null ? 'percent' : flat !== null ? 'flat' : 'usual',
  amount: percent !== null ? String(percent) : flat !== null ? writeCents(flat) : '',
  reason: '',
})

function readShare({ kind, amount, reason }: Values) {
  const percent = kind === 'percent' && /^\d{1,3}$/.test(amount.trim()) ? Number(amount) : null
  const flat = kind === 'flat' ? (readCents(amount) ?? null) : null
  const wrong =
    (kind === 'percent' && (percent === null || percent > 100) && 'Enter a whole number from 0 to 100') ||
    (kind === 'flat' && flat === null && `Enter ${anAmount()}`)
  return {
    body: { percent, flat, reason: reason.trim() },
    errors: { amount: wrong || undefined, reason: reason.trim() ? undefined : 'Say why you’re changing the share' },
  }
}

interface ShareDialogProps {
  agent: AgentShare
  onSaved: (saved: AgentShare) => void
  onClose: () => void
}

/** Sets an agent's share of a booking, with a reason. */
export function ShareDialog({ agent, onSaved, onClose }: ShareDialogProps) {
  const { id, name, usual } = agent
  const form = useReadForm(valuesOf(agent), readShare)
  const { register, watch, setValue, clearErrors } = form
  const { errors } = form.formState
  const submit = useSubmit({
    form,
    write: (body: ReturnType<typeof readShare>['body']) =>
      call('PUT /api/admin/agent-shares/:id', { params: { id }, body }),
    onDone: onSaved,
    fieldErrors: ({ fields }) => ({ amount: fields.percent ?? fields.flat, reason: fields.reason }),
    stale: [SHARES_KEY],
    fallback: 'Failed to set the share',
  })
  const kind = watch('kind')
  const kindField = register('kind', {
    onChange: () => {
      setValue('amount', '', { shouldDirty: true })
      clearErrors()
    },
  })
  return (
    <FormDialog
      title={`${name}’s share`}
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <fieldset className="pay-parts share-kinds">
        <legend className="field-label">What {name} gets from a booking</legend>
        {KINDS.map((each) => (
          <label key={each}>
            <input type="radio" value={each} {...kindField} />
            <span>{LABELS[each]}</span>
            {each === 'usual' && <b className="num">{usual === null ? 'Not set' : `${usual}%`}</b>}
          </label>
        ))}
      </fieldset>
      {kind !== 'usual' && (
        <Field
          label={kind === 'percent' ? 'Percent' : 'Amount'}
          required
          hint={kind === 'percent' ? 'Percent of the price' : `${currencyTitle()} per booking`}
          error={errors.amount?.message}
        >
          <Input {...register('amount')} inputMode={kind === 'percent' ? 'numeric' : 'decimal'} autoComplete="off" />
        </Field>
      )}
      <Field label="Reason" required hint="For the audit log" error={errors.reason?.message}>
        <Textarea {...register('reason')} rows={2} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
