import { FACT_LENGTH } from '#shared/model/agent.ts'
import { currencyWords } from '#shared/model/currency-words.ts'
import type { SocialSite } from '#shared/model/social-address.ts'
import { type AgentField, type AgentValues, readRate } from '#web/features/catalog/admin/agents/agent-values.ts'
import type { AgentFormState, FieldsState } from '#web/features/catalog/admin/agents/use-agent-form.ts'
import { CategorySelect } from '#web/features/catalog/admin/categories/category-select.tsx'
import { formatRate } from '#web/lib/format.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

type Text = { [F in AgentField]: AgentValues[F] extends string ? F : never }[AgentField]
type FieldsProps = { form: FieldsState }

export const wire = ({ values, change }: FieldsState, name: Text) => ({
  name,
  value: values[name],
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
})

/** Who it is, what they cost, and whether they can be booked. */
export function MainFields({ form }: { form: AgentFormState }) {
  const { values, errors, change, reason, changeReason } = form
  const rate = readRate(values.hourlyRate)
  return (
    <section className="agent-part" aria-label="Basics">
      <Field label="Name" required error={errors.name}>
        <Input {...wire(form, 'name')} autoComplete="off" />
      </Field>
      <div className="agent-pair">
        <CategorySelect {...wire(form, 'category')} required error={errors.category} />
        <Field
          label="Hourly rate"
          error={errors.hourlyRate}
          hint={
            rate ? `${formatRate(rate)} per hour` : `Whole ${currencyWords()}. Leave blank to show “Ask for a quote”.`
          }
        >
          <Input {...wire(form, 'hourlyRate')} inputMode="numeric" autoComplete="off" placeholder="180" />
        </Field>
      </div>
      {reason !== undefined && (
        <Field label="Reason for the change" required error={errors.reason} hint="For the audit log.">
          <Input
            name="reason"
            value={reason}
            onChange={({ target }) => changeReason(target.value)}
            autoComplete="off"
            maxLength={1000}
          />
        </Field>
      )}
      <Switch
        name="availability"
        checked={values.availability}
        onChange={({ target }) => change({ availability: target.checked })}
      >
        Available for booking
      </Switch>
    </section>
  )
}

/** What the site says about them. */
export function ProfileFields({ form }: FieldsProps) {
  const { errors } = form
  return (
    <section className="agent-part" aria-labelledby="agent-profile">
      <h3 id="agent-profile">Profile</h3>
      <Field label="Bio" error={errors.bio}>
        <Textarea {...wire(form, 'bio')} rows={5} />
      </Field>
      <Field label="Experience" error={errors.experience}>
        <Textarea {...wire(form, 'experience')} rows={2} placeholder="Six years on the runway" />
      </Field>
      <FactFields form={form} />
      <Field label="Specialties" error={errors.specialties} hint="Separated by commas.">
        <Input {...wire(form, 'specialties')} placeholder="Runway, Editorial" autoComplete="off" />
      </Field>
    </section>
  )
}

/** What a client wants to know before booking (docs/product.md P2.34). */
export function FactFields({ form }: FieldsProps) {
  const { errors } = form
  return (
    <>
      <Field label="Travel" error={errors.travel}>
        <Input
          {...wire(form, 'travel')}
          maxLength={FACT_LENGTH}
          placeholder="Inside the Perimeter, farther on request"
        />
      </Field>
      <Field label="Setup" error={errors.setup}>
        <Input
          {...wire(form, 'setup')}
          maxLength={FACT_LENGTH}
          placeholder="One table and an outlet, 30 minutes before"
        />
      </Field>
      <Field label="What to bring" error={errors.bring} hint="What the client provides.">
        <Input {...wire(form, 'bring')} maxLength={FACT_LENGTH} placeholder="Ice and glassware" />
      </Field>
    </>
  )
}

/** Where else they can be found. */
export function LinkFields({ form, heading: Heading = 'h3' }: FieldsProps & { heading?: 'h2' | 'h3' }) {
  const { errors } = form
  const link = (name: SocialSite, label: string, placeholder: string) => (
    <Field label={label} error={errors[name]}>
      <Input
        {...wire(form, name)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
      />
    </Field>
  )
  return (
    <section className="agent-part" aria-labelledby="agent-links">
      <Heading id="agent-links">Links</Heading>
      <div className="agent-pair">
        {link('instagram', 'Instagram', '@name')}
        {link('twitter', 'Twitter / X', '@name')}
      </div>
      {link('website', 'Website', 'example.com')}
    </section>
  )
}
