import type { Ref } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import { CustomerLine } from '#web/features/bookings/admin/entry/customer-line.tsx'
import { CustomerPick } from '#web/features/bookings/admin/entry/customer-pick.tsx'
import type { Who } from '#web/features/bookings/admin/entry/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

/** A field as useController gives it, of any form. */
interface NameField {
  name: string
  value: string
  onChange: (event: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
}

interface CustomerPartProps {
  who: Who
  /** The customer can't be changed: the event is theirs. */
  fixed: boolean
  /** The name's field: what has the focus when no customer is given. */
  nameField: NameField
  email: UseFormRegisterReturn
  phone: UseFormRegisterReturn
  errors: { [name in 'customerName' | 'customerEmail' | 'customerPhone']?: FieldError | undefined }
  onKnown: (customer: CustomerSuggestion) => void
  /** Receives what was typed so far. */
  onNew: (typed: string) => void
  onSearch: () => void
}

/** Who the booking is for: found by type-ahead, known, or new. */
export function CustomerPart({ who, fixed, nameField, email, phone, errors, ...on }: CustomerPartProps) {
  const { onKnown, onNew, onSearch } = on
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
          <Input {...email} type="email" inputMode="email" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Phone" error={customerPhone?.message}>
          <Input {...phone} type="tel" inputMode="tel" autoComplete="off" />
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
