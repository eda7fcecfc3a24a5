import type { Ref } from 'react'
import type { ControllerRenderProps, FieldErrors, UseFormRegister } from 'react-hook-form'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import { CustomerLine } from '#web/features/bookings/admin/entry/customer-line.tsx'
import { CustomerPick } from '#web/features/bookings/admin/entry/customer-pick.tsx'
import type { Who } from '#web/features/bookings/admin/entry/draft.ts'
import type { EntryValues } from '#web/features/bookings/admin/entry/entry-values.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface CustomerPartProps {
  who: Who
  /** The customer can't be changed: the event is theirs. */
  fixed: boolean
  /** The name's field: what has the focus when no customer is given. */
  nameField: ControllerRenderProps<EntryValues, 'customerName'>
  register: UseFormRegister<EntryValues>
  errors: FieldErrors<EntryValues>
  onKnown: (customer: CustomerSuggestion) => void
  /** Receives what was typed so far. */
  onNew: (typed: string) => void
  onSearch: () => void
}

/** Who the booking is for: found by type-ahead, known, or new. */
export function CustomerPart({ who, fixed, nameField, register, errors, onKnown, onNew, onSearch }: CustomerPartProps) {
  if (who.kind === 'search') {
    return (
      <CustomerPick
        inputRef={nameField.ref}
        error={errors.customerName && 'Choose a customer or create a new one'}
        onChoose={onKnown}
        onCreate={onNew}
      />
    )
  }
  const { customerName, customerEmail, customerPhone } = errors
  if (who.kind === 'known') {
    const problem = customerName ?? customerEmail ?? customerPhone
    return (
      <div className="entry-chosen">
        <div>
          <CustomerLine customer={who.customer} full />
          {problem && <p className="field-error">{problem.message}</p>}
        </div>
        {!fixed && (
          <ChangeButton fieldRef={nameField.ref} label={`Change customer: ${who.customer.name}`} onClick={onSearch} />
        )}
      </div>
    )
  }
  return (
    <>
      <Field label="Customer name" required error={customerName?.message}>
        <Input {...nameField} autoComplete="off" />
      </Field>
      <div className="file-two">
        <Field
          label="Email"
          required
          hint="We'll match an existing customer or create an account"
          error={customerEmail?.message}
        >
          <Input {...register('customerEmail')} type="email" inputMode="email" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Phone" error={customerPhone?.message}>
          <Input {...register('customerPhone')} type="tel" inputMode="tel" autoComplete="off" />
        </Field>
      </div>
      <div>
        <Button size="sm" variant="bare" onClick={onSearch}>
          Find an existing customer
        </Button>
      </div>
    </>
  )
}

interface ChangeButtonProps {
  fieldRef: Ref<HTMLButtonElement>
  label: string
  onClick: () => void
}

function ChangeButton({ fieldRef, label, onClick }: ChangeButtonProps) {
  return (
    <Button ref={fieldRef} size="sm" aria-label={label} onClick={onClick}>
      Change
    </Button>
  )
}
