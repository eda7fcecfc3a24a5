import { type ComponentProps, useId } from 'react'
import type { DemoRemoval } from '#shared/contract/office/demo.admin.ts'
import { PASSWORD_MINIMUM } from '#shared/model/password.ts'
import { confirmsRemoval, REMOVAL_WORD } from '#shared/model/setup.ts'
import { OwnBookings, RemovalFacts } from '#web/features/office/setup/removal-facts.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface Values {
  name: string
  email: string
  password: string
  withOwnBookings: boolean
  confirm: string
}

type Body = Parameters<typeof call<'POST /api/admin/demo/removal'>>[1]['body']
/** What the server answers. */
export type Removed = Awaited<ReturnType<typeof call<'POST /api/admin/demo/removal'>>>

/** @param agency the agency's name */
const readRemoval =
  (removal: DemoRemoval, agency: string) =>
  ({ name, email, password, withOwnBookings, confirm }: Values) => {
    const { needsOwner, ownBookings, mark } = removal
    const short = [...password].length < PASSWORD_MINIMUM.admin
    return {
      body: {
        ...{ confirm: confirm.trim(), mark, withOwnBookings },
        ...(needsOwner && { owner: { name: name.trim(), email: email.trim(), password } }),
      } satisfies Body,
      errors: {
        ...(needsOwner && {
          name: name.trim() === '' ? 'Enter your name' : undefined,
          email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Invalid email address',
          password: short ? `Password must be at least ${PASSWORD_MINIMUM.admin} characters long` : undefined,
        }),
        withOwnBookings:
          ownBookings.count > 0 && !withOwnBookings ? 'Tick this to remove them, or keep the demo' : undefined,
        confirm: confirmsRemoval(confirm, agency) ? undefined : `Type ${agency} or ${REMOVAL_WORD}`,
      },
    }
  }

interface RemovalFormProps {
  removal: DemoRemoval
  agency: string
  onRemoved: (removed: Removed) => void
  /** What was shown is out of date. */
  onChanged: () => void
  onClose: () => void
}

/** Removes the demo once its owner has an account of their own and typed the confirmation (docs/product.md P17.3, P17.4). */
export function RemovalForm({ removal, agency, onRemoved, onChanged, onClose }: RemovalFormProps) {
  const form = useReadForm<Values, Body>(
    { name: '', email: '', password: '', withOwnBookings: false, confirm: '' },
    readRemoval(removal, agency),
  )
  const { register, formState } = form
  const { errors } = formState
  const submit = useSubmit({
    form,
    write: (body: Body) => call('POST /api/admin/demo/removal', { body }),
    onDone: onRemoved,
    onRefused: onChanged,
    showIn: 'form',
    fieldErrors: ({ fields }) => ({
      confirm: fields.confirm,
      name: fields['owner.name'],
      email: fields['owner.email'] ?? fields.email,
      password: fields['owner.password'],
    }),
    fallback: 'There was no answer. Reload the page to see whether the demo is gone.',
  })
  const owner = (field: 'name' | 'email' | 'password') => ({ required: true, error: errors[field]?.message })
  return (
    <FormDialog
      title="Remove the demo?"
      width={620}
      className="setup-removal"
      form={form}
      submit={submit}
      action="Remove the demo"
      busyLabel="Removing..."
      danger
      disabled={removal.underWay > 0}
      cancel="Keep the demo"
      onSubmit={submit.send}
      onClose={onClose}
    >
      <RemovalFacts removal={removal} />
      {removal.underWay > 0 && (
        <p role="status">
          Card money is under way for {removal.underWay === 1 ? '1 booking' : `${removal.underWay} bookings`} of the
          demo. Try again when the card provider has settled it.
        </p>
      )}
      {removal.ownBookings.count > 0 && (
        <div>
          <OwnBookings removal={removal} />
          <Tick
            {...register('withOwnBookings')}
            label="Remove these bookings too"
            error={errors.withOwnBookings?.message}
          />
        </div>
      )}
      {removal.needsOwner && (
        <fieldset className="setup-owner">
          <legend>Your own account</legend>
          <p className="text-ink-2">
            You are signed in with an account of the demo, which goes too. This account owns the agency from now on.
          </p>
          <Field label="Your name" {...owner('name')}>
            <Input {...register('name')} autoComplete="name" maxLength={60} />
          </Field>
          <Field label="Email" {...owner('email')} hint="You sign in with it.">
            <Input {...register('email')} type="email" autoComplete="username" maxLength={254} spellCheck={false} />
          </Field>
          <Field
            label="Password"
            {...owner('password')}
            hint={`At least ${PASSWORD_MINIMUM.admin} characters. A few unrelated words work well.`}
          >
            <Input {...register('password')} type="password" autoComplete="new-password" />
          </Field>
        </fieldset>
      )}
      {!removal.needsOwner && !removal.ownAccount && (
        <p>You are signed in with an account of the demo. It goes too: sign in with your own account afterwards.</p>
      )}
      <Field
        label={`Type ${agency} or ${REMOVAL_WORD} to confirm`}
        required
        error={errors.confirm?.message}
        hint="Only the backup brings the demo back."
      >
        <Input {...register('confirm')} autoComplete="off" spellCheck={false} />
      </Field>
    </FormDialog>
  )
}

/** A box to tick, with the error below it. */
function Tick({ label, error, ...input }: ComponentProps<'input'> & { label: string; error: string | undefined }) {
  const id = useId()
  return (
    <div className="field">
      <label className="setup-tick">
        <input type="checkbox" {...input} aria-invalid={!!error} aria-describedby={error && id} />
        <span>{label}</span>
      </label>
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
