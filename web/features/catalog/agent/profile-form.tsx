import '#web/features/catalog/admin/catalog-admin.css'
import '#web/features/catalog/admin/agents/agent-sheet.css'
import './profile-form.css'
import { type Ref, useState } from 'react'
import { FactFields, LinkFields, wire } from '#web/features/catalog/admin/agents/agent-fields.tsx'
import { FIELD_LABELS, inWords } from '#web/features/catalog/admin/agents/agent-values.ts'
import { PictureFields } from '#web/features/catalog/admin/picture-fields.tsx'
import type { ProfileFormState } from '#web/features/catalog/agent/use-profile-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface ProfileFormProps {
  form: ProfileFormState
  formRef: Ref<HTMLFormElement>
  /** Back to the first field, once a conflict is settled. */
  onSettled: () => void
}

/** What the site says about an agent, availability first (docs/product.md P5.5). */
export function ProfileForm({ form, formRef, onSettled }: ProfileFormProps) {
  const [uploading, setUploading] = useState(false)
  const { values, errors, conflict } = form
  const settle = (whose: 'theirs' | 'mine') => {
    form.settle(whose)
    onSettled()
  }
  return (
    <form
      ref={formRef}
      noValidate
      className="agent-form own-form"
      aria-label="Your profile"
      onSubmit={(event) => {
        event.preventDefault()
        if (!uploading) form.submit()
      }}
    >
      {conflict && (
        <ConflictNotice
          title="Someone else changed this profile"
          changes={conflict.fields.map((field) => [FIELD_LABELS[field], inWords(field, conflict.values)])}
          onLoad={() => settle('theirs')}
          onKeep={() => settle('mine')}
        />
      )}
      <section className="agent-part" aria-label="Availability">
        <Switch
          name="availability"
          checked={values.availability}
          onChange={({ target }) => form.change({ availability: target.checked })}
        >
          Available for booking
        </Switch>
        <p className="field-hint">
          When off, your card shows “unavailable” and no one can request you. Current bookings don’t change.
        </p>
      </section>
      <PictureFields form={form} onBusy={setUploading} inkLegend="Colors of your poster" />
      <section className="agent-part" aria-label="About you">
        <Field label="Name" required error={errors.name}>
          <Input {...wire(form, 'name')} autoComplete="name" maxLength={200} />
        </Field>
        <Field label="Bio" error={errors.bio}>
          <Textarea {...wire(form, 'bio')} rows={5} maxLength={5000} />
        </Field>
        <Field label="Experience" error={errors.experience}>
          <Textarea {...wire(form, 'experience')} rows={3} maxLength={5000} />
        </Field>
        <FactFields form={form} />
        <p className="field-hint">The office sets your rate, category and specialties. Ask us to change them.</p>
      </section>
      <LinkFields form={form} heading="h2" />
      <div className="own-save">
        <Button
          ref={form.button}
          type="submit"
          variant="lit"
          size="xl"
          disabled={uploading}
          busy={form.busy}
          busyLabel="Saving..."
        >
          Save Changes
        </Button>
        {form.dirty && <p className="text-b3 text-ink-2">Not saved yet</p>}
      </div>
    </form>
  )
}
