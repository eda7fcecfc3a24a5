import { useState } from 'react'
import type { Proposal } from '#shared/contract/proposals/proposals.admin.ts'
import { PROPOSED_KEYS } from '#web/features/proposals/admin/queries.ts'
import { Tick } from '#web/features/proposals/tick.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

type Values = { name: string; agrees: boolean }
interface Signature {
  name: string
}

const read = ({ name, agrees }: Values) => ({
  body: { name: name.trim() },
  errors: {
    name: name.trim() === '' ? 'Type your full name' : undefined,
    agrees: agrees ? undefined : 'Tick the box to sign',
  },
})

/** Signs an agreement for the agency, which waits for it (docs/product.md P16.21). */
export function Countersign({ proposal }: { proposal: Proposal }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="lit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Countersign
      </Button>
      {open && <CountersignDialog proposal={proposal} onClose={() => setOpen(false)} />}
    </>
  )
}

function CountersignDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { id, document, signed } = proposal
  const form = useReadForm<Values, Signature>({ name: '', agrees: false }, read)
  const { errors, isDirty } = form.formState
  const submit = useSubmit({
    form,
    write: ({ name }: Signature) =>
      call('POST /api/admin/proposals/:id/countersign', { params: { id }, body: { name, agrees: true } }),
    done: () => ({ title: 'Countersigned', description: 'You and the customer get the copy with both signatures.' }),
    onDone: onClose,
    stale: PROPOSED_KEYS,
    fallback: 'The agreement was not countersigned. Please try again.',
  })
  return (
    <FormDialog
      title="Countersign the agreement"
      form={form}
      submit={submit}
      action="Countersign"
      busyLabel="Signing..."
      dirty={isDirty}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        {signed && `${signed.name} signed this agreement ${formatShortDateTime(signed.at)}. `}Read it before you sign.
      </p>
      <Field label="Your full name" required hint="Your typed name is your signature." error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="name" maxLength={200} />
      </Field>
      <Tick
        {...form.register('agrees')}
        error={errors.agrees?.message}
        label={`I sign this agreement for ${document.agency.name}.`}
      />
    </FormDialog>
  )
}
