import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { conversation } from '#web/features/chat/conversation.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

/** How the agency can reach a visitor who asked for a person. */
export function PersonForm() {
  const [contact, setContact] = useState({ name: '', email: '', phone: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const field = (name: keyof typeof contact) => ({
    name,
    value: contact[name],
    autoComplete: name === 'phone' ? 'tel' : name,
    onChange: (event: { target: { value: string } }) => setContact({ ...contact, [name]: event.target.value }),
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    const { token } = conversation
    if (!token || busy) return
    setBusy(true)
    setErrors({})
    try {
      const { message } = await call('POST /api/chat/person', { body: { sessionToken: token, ...contact } })
      conversation.leftWord(message)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      const known = Object.keys(fields).some((name) => name in contact)
      flushSync(() => {
        setErrors(known ? fields : { all: getErrorMessage(error, 'This could not be sent. Please try again.') })
        setBusy(false)
      })
      const first = Object.keys(contact).find((name) => name in fields)
      form.current?.querySelector<HTMLElement>(first ? `[name="${first}"]` : '[type="submit"]')?.focus()
    }
  }
  return (
    <form ref={form} className="chat-person" noValidate onSubmit={(event) => void send(event)}>
      <p>How can we reach you?</p>
      <Field label="Name" required error={errors.name}>
        <Input {...field('name')} maxLength={200} />
      </Field>
      <div className="chat-reach">
        <Field label="Email" error={errors.email}>
          <Input type="email" {...field('email')} maxLength={254} />
        </Field>
        <Field label="Phone" error={errors.phone}>
          <Input type="tel" {...field('phone')} maxLength={40} />
        </Field>
      </div>
      {errors.all && (
        <p className="field-error" role="alert">
          {errors.all}
        </p>
      )}
      <Button type="submit" variant="lit" size="sm" busy={busy} busyLabel="Sending...">
        Have someone contact me
      </Button>
    </form>
  )
}
