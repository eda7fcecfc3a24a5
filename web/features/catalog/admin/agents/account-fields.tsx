import type { Account } from '#web/features/catalog/admin/agents/use-agent-form.ts'
import type { FormErrors } from '#web/forms/use-merge-form.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface AccountFieldsProps {
  account: Account
  errors: FormErrors
  onChange: (some: Partial<Account>) => void
}

/** A log-in together with a new agent. Each field is marked required, and still none has to be filled (P6.7). */
export function AccountFields({ account, errors, onChange }: AccountFieldsProps) {
  const { wanted } = account
  const field = (name: 'email' | 'username' | 'password') => ({
    name,
    value: account[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
    autoCapitalize: 'none',
    spellCheck: false,
  })
  return (
    <section className="agent-part" aria-labelledby="agent-login">
      <h3 id="agent-login">Login</h3>
      <Switch checked={wanted} onChange={({ target }) => onChange({ wanted: target.checked })}>
        Create a login for this agent
      </Switch>
      {wanted && (
        <>
          <p className="field-hint">All three are required. If one is blank, the agent is added without a login.</p>
          <Field label="Email" required error={errors.email}>
            <Input {...field('email')} type="email" autoComplete="off" />
          </Field>
          <div className="agent-pair">
            <Field label="Username" required error={errors.username}>
              <Input {...field('username')} autoComplete="off" />
            </Field>
            <Field label="Password" required error={errors.password}>
              <Input {...field('password')} type="password" autoComplete="new-password" />
            </Field>
          </div>
        </>
      )}
    </section>
  )
}
