import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { formatCents } from '#shared/model/money.ts'
import { Tick } from '#web/features/proposals/tick.tsx'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

type Values = { name: string; agrees: boolean; electronic: boolean }
interface Signature {
  name: string
}

/** Leaves what was typed, and says what is missing. */
const read = ({ name, agrees, electronic }: Values) => ({
  body: { name: name.trim() },
  errors: {
    name: name.trim() === '' ? 'Type your full name' : undefined,
    agrees: agrees ? undefined : 'Accept the agreement to sign',
    electronic: electronic ? undefined : 'Agree to electronic records to sign',
  },
})

interface SignFormProps {
  token: string
  proposal: CustomerProposal
  onAnswer: (proposal: CustomerProposal) => void
  onRefused: () => void
}

/** Signs a proposal by a typed name and two ticks (docs/product.md P16.6). */
export function SignForm({ token, proposal, onAnswer, onRefused }: SignFormProps) {
  const { document, documentHash } = proposal
  const form = useReadForm<Values, Signature>({ name: '', agrees: false, electronic: false }, read)
  const { errors } = form.formState
  const submit = useSubmit({
    form,
    write: ({ name }: Signature) =>
      call('POST /api/proposal/accept', { body: { token, documentHash, name, agrees: true, electronic: true } }),
    onDone: onAnswer,
    onRefused,
    showIn: 'form',
    fallback: 'The signature was not sent. Please try again.',
  })
  return (
    <Form
      form={form}
      problem={submit.problem}
      onSubmit={submit.send}
      foot={
        <Button ref={submit.button} type="submit" variant="lit" size="xl" busy={submit.busy} busyLabel="Signing...">
          Sign and book for {formatCents(document.totalCents)}
        </Button>
      }
    >
      <Field label="Your full name" required hint="Your typed name is your signature." error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="name" maxLength={200} />
      </Field>
      <Tick
        {...form.register('agrees')}
        error={errors.agrees?.message}
        label="I accept this offer and the agreement."
      />
      <Tick
        {...form.register('electronic')}
        error={errors.electronic?.message}
        label="I agree to sign and get records electronically. A paper copy is free on request."
      />
    </Form>
  )
}
