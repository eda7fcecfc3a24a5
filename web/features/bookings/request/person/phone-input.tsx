import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { getPlace } from '#shared/model/place.ts'
import { formatPhone } from '#web/lib/format-phone.ts'
import { Input } from '#web/ui/field.tsx'

/** Nobody wants a character back that they have just deleted, or the cursor moved out of the middle of a number. */
function isTypedAtEnd({ nativeEvent, target }: ChangeEvent<HTMLInputElement>): boolean {
  const deletes = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
  return !deletes && target.selectionStart === target.value.length
}

/** A phone number that arranges itself while it is typed (docs/product.md P3.54). */
export function PhoneInput({ field }: { field: UseFormRegisterReturn<'customerPhone'> }) {
  return (
    <Input
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={getPlace().phoneCode === '1' ? '(404) 555-0100' : `+${getPlace().phoneCode}`}
      onChange={(event) => {
        if (isTypedAtEnd(event)) event.target.value = formatPhone(event.target.value)
        return field.onChange(event)
      }}
    />
  )
}
