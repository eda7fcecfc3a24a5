import { useQueryClient } from '@tanstack/react-query'
import type { PaymentInstructions } from '#shared/contract/settings/payment-instructions.ts'
import { INSTRUCTED_METHODS, type InstructedMethod } from '#shared/model/payment-instructions.ts'
import { instructionsQuery } from '#web/features/settings/payments/instructions-query.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch, useVersion } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

type Values = Record<InstructedMethod, string>

const FIELDS: Record<InstructedMethod, { label: string; hint: string; long?: true }> = {
  zelle: { label: 'Zelle', hint: 'The email or phone customers send to' },
  venmo: { label: 'Venmo', hint: 'Your handle, such as @marquee' },
  paypal: { label: 'PayPal', hint: 'The address customers send to' },
  bank_transfer: { label: 'Bank transfer', hint: 'Bank, routing number and account number', long: true },
  cash: { label: 'Cash', hint: 'Who takes it, and when', long: true },
}

const toValues = (row: PaymentInstructions): Values => ({
  zelle: row.zelle ?? '',
  venmo: row.venmo ?? '',
  paypal: row.paypal ?? '',
  bank_transfer: row.bank_transfer ?? '',
  cash: row.cash ?? '',
})

const readValues = (typed: Values) => ({
  body: {
    zelle: typed.zelle.trim() || null,
    venmo: typed.venmo.trim() || null,
    paypal: typed.paypal.trim() || null,
    bank_transfer: typed.bank_transfer.trim() || null,
    cash: typed.cash.trim() || null,
  },
})

/** Edits how customers pay; a method left blank asks them to call. */
export function InstructionsDialog({
  instructions,
  onClose,
}: {
  instructions: PaymentInstructions
  onClose: () => void
}) {
  const client = useQueryClient()
  const form = useReadForm(toValues(instructions), readValues)
  const { errors } = form.formState
  const version = useVersion(instructions, {
    changed: 'Someone else changed how customers pay.',
    onLoad: (theirs) => form.reset(toValues(theirs)),
  })
  const submit = useSubmit({
    form,
    write: (body: ReturnType<typeof readValues>['body']) => {
      version.clear()
      return call('PUT /api/admin/payment-instructions', { body, headers: ifMatch(version.from) })
    },
    take: version.takeConflict,
    done: () => ({ title: 'Settings saved' }),
    onDone: (saved) => {
      client.setQueryData(instructionsQuery.queryKey, saved)
      onClose()
    },
    stale: [instructionsQuery.queryKey],
    fallback: 'Failed to save the settings',
  })
  return (
    <FormDialog
      title="How customers pay"
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      {version.notice}
      <p>Leave a method blank and customers are asked to call for its details.</p>
      {INSTRUCTED_METHODS.map((method) => {
        const { label, hint, long } = FIELDS[method]
        return (
          <Field key={method} label={label} hint={hint} error={errors[method]?.message}>
            {long ? (
              <Textarea {...form.register(method)} rows={3} maxLength={500} spellCheck={false} />
            ) : (
              <Input {...form.register(method)} maxLength={200} autoComplete="off" spellCheck={false} />
            )}
          </Field>
        )
      })}
    </FormDialog>
  )
}
