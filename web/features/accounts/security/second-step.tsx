import '#web/features/accounts/passwords/account-form.css'
import './security.css'
import { useState } from 'react'
import type { SecondFactorNeeded } from '#shared/contract/accounts/factors.ts'
import { PasskeyButton } from '#web/features/accounts/security/passkey-button.tsx'
import { readCode } from '#web/features/accounts/security/read-code.ts'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface SecondStepProps {
  portal: 'admin' | 'agent'
  needed: SecondFactorNeeded['secondFactor']
  onEntered: () => void
  /** Leads back to the password. */
  onStartOver: () => void
}

const LABEL = { app: 'Code from your app', 'recovery-code': 'Recovery code' } as const

/** The second step of a log-in: a passkey, a code of the app, or a recovery code (docs/product.md P1.24). */
export function SecondStep({ portal, needed, onEntered, onStartOver }: SecondStepProps) {
  const { token, methods } = needed
  const codes = methods.filter((method) => method !== 'passkey')
  const [method, setMethod] = useState(codes[0])
  const other = codes.find((one) => one !== method)
  const form = useReadForm({ code: '' }, readCode)
  const submit = useSubmit({
    form,
    write: (code: string) =>
      call('POST /api/auth/second-factor/login', { body: { token, method: method ?? 'app', code } }),
    onDone: onEntered,
    take: (refusal) => {
      if (refusal.code !== 'not_possible' && refusal.status !== 429) return false
      const description = failureText(refusal, 'Sign in again')
      toast({ title: 'Login Failed', description, variant: 'destructive' })
      if (refusal.code === 'not_possible') onStartOver()
      return true
    },
    fieldErrors: (refusal) => (refusal instanceof ApiError ? refusal.fields : {}),
    failed: 'Login Failed',
    fallback: 'The code could not be checked. Please try again.',
  })
  return (
    <>
      {methods.includes('passkey') && <PasskeyButton portal={portal} onEntered={onEntered} />}
      {method && (
        <Form
          key={method}
          form={form}
          className="account-form"
          onSubmit={submit.send}
          foot={
            <Button
              {...{ ref: submit.button }}
              type="submit"
              variant="lit"
              size="xl"
              wide
              busy={submit.busy}
              busyLabel="Checking..."
            >
              Continue
            </Button>
          }
        >
          <Field label={LABEL[method]} required error={form.formState.errors.code?.message}>
            <Input
              {...form.register('code')}
              autoFocus={!methods.includes('passkey')}
              autoComplete="one-time-code"
              inputMode={method === 'app' ? 'numeric' : 'text'}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
            />
          </Field>
        </Form>
      )}
      <div className="account-foot">
        {other && (
          <Button
            variant="bare"
            size="sm"
            onClick={() => {
              form.reset()
              setMethod(other)
            }}
          >
            {other === 'app' ? 'Use a code from your app' : 'Use a recovery code'}
          </Button>
        )}
        <Button variant="bare" size="sm" onClick={onStartOver}>
          Back to sign in
        </Button>
      </div>
    </>
  )
}
