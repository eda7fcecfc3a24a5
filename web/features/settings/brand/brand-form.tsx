import { useEffect, useRef, useState } from 'react'
import type { BrandSettings } from '#shared/contract/office/brand/brand.admin.ts'
import { THEMES } from '#shared/model/accent.ts'
import { MOST_NAME } from '#shared/model/brand.ts'
import { AccentField } from '#web/features/settings/brand/accent-field.tsx'
import { AccentPreview } from '#web/features/settings/brand/accent-preview.tsx'
import { BRAND_LABELS, changeColor, type OriginalField } from '#web/features/settings/brand/brand-values.ts'
import { LogoPreview } from '#web/features/settings/brand/logo-preview.tsx'
import { MadePictures } from '#web/features/settings/brand/made-pictures.tsx'
import { useBrandForm } from '#web/features/settings/brand/use-brand-form.ts'
import { useFormElement } from '#web/forms/use-form-element.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { ImageUpload } from '#web/ui/image-upload.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'

const CONTACT: readonly [field: OriginalField, hint: string, input: object][] = [
  ['name', 'On every page, in emails and on invoices.', { maxLength: MOST_NAME, autoComplete: 'organization' }],
  ['phone', 'Customers call this number.', { maxLength: 40, inputMode: 'tel', autoComplete: 'tel' }],
  ['email', 'Customers reply to this address.', { maxLength: 254, inputMode: 'email', autoComplete: 'email' }],
]

/** The brand as a form: name and contact, logo, accent color, and the photo of the first page. */
export function BrandForm({ brand }: { brand: BrandSettings }) {
  const [saved, setSaved] = useState(false)
  const [uploading, setUploading] = useState(false)
  const goTo = (field: string) =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] button`)?.focus()
  const form = useBrandForm({ brand, onAtFault: goTo, onSaved: () => setSaved(true) })
  const { values, errors, change, theirs, seen } = form
  // an upload ends later than it began: what was typed meanwhile stays
  const changeNow = useRef(change)
  useEffect(() => {
    changeNow.current = change
  })
  const { element, leaving, submit } = useFormElement(form.changed.length > 0, () => {
    setSaved(false)
    if (!form.busy && !uploading) form.send()
  })
  const current = seen ?? brand
  const errorsOf: Partial<Record<string, string>> = errors

  return (
    <form
      ref={element}
      tabIndex={-1}
      className="settings-form brand-form"
      aria-label="Brand"
      noValidate
      onSubmit={submit}
    >
      {leaving && (
        <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset}>
          Your changes to the brand are not saved yet.
        </LeaveQuestion>
      )}
      {theirs && (
        <ConflictNotice
          title="Someone else changed the brand meanwhile"
          changes={theirs}
          onLoad={() => form.settle('theirs')}
          onKeep={() => form.settle('mine')}
        />
      )}
      <section>
        <h2>Name and contact</h2>
        <div className="settings-fields">
          {CONTACT.map(([field, hint, input]) => (
            <div key={field} className={field === 'name' ? 'settings-wide' : undefined}>
              <Field label={BRAND_LABELS[field]} hint={hint} error={errorsOf[field]}>
                <Input
                  {...input}
                  name={field}
                  value={values[field]}
                  onChange={({ target }) => change({ [field]: target.value })}
                />
              </Field>
              {values[field] !== current.original[field] && (
                <Button
                  variant="bare"
                  size="sm"
                  className="brand-back"
                  onClick={() => change({ [field]: current.original[field] })}
                >
                  Back to “{current.original[field]}”
                </Button>
              )}
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Logo</h2>
        <div data-field="logo" className="brand-stack">
          <ImageUpload
            title="Logo, SVG or PNG"
            hint="Stands where the name would. SVG up to 256 KB, PNG up to 2 MB, best with an empty background."
            preview={<LogoPreview logo={values.logo} name={values.name} />}
            error={errorsOf.logo}
            upload={async (body) => {
              const { imageUrl, ...rest } = await call('POST /api/admin/brand/logo', { form: body })
              changeNow.current({ logo: { image: imageUrl, ...rest } })
              return { imageUrl }
            }}
            onUploaded={() => {}}
            onRemove={values.logo ? () => change({ logo: null }) : undefined}
            onBusy={setUploading}
          />
          {values.logo?.tone === 'ink' && (
            <p className="field-hint">
              We draw this logo in the text color: its own colors can’t be read on both backgrounds.
            </p>
          )}
        </div>
      </section>
      <section>
        <h2>Accent color</h2>
        <p className="brand-lead text-ink-2">
          Links, lit buttons and bulbs. Each theme has its own shade, because a color that can be read on a dark page
          can’t be read on a light one.
        </p>
        <div className="settings-fields">
          {THEMES.map((theme) => (
            <div key={theme} className="brand-stack">
              <AccentField
                theme={theme}
                value={values[theme]}
                error={errorsOf[theme]}
                onChange={(typed) => change(changeColor(values, theme, typed))}
              />
              <AccentPreview theme={theme} color={values[theme]} />
            </div>
          ))}
        </div>
        {(values.dark !== '' || values.light !== '') && (
          <Button variant="bare" size="sm" className="brand-back" onClick={() => change({ dark: '', light: '' })}>
            Back to the original colors
          </Button>
        )}
      </section>
      <section>
        <h2>First page</h2>
        <div data-field="hero">
          <ImageUpload
            title="Your own photo"
            hint="Replaces the poster behind the title. At least 1200 by 900 pixels, up to 10 MB."
            preview={
              <img
                className="brand-hero"
                src={values.hero ?? '/scenes/hero-evening-wide.webp'}
                alt={values.hero ? 'Your photo' : 'The original poster'}
                width={160}
                height={100}
              />
            }
            error={errorsOf.hero}
            upload={(body) => call('POST /api/admin/brand/hero', { form: body })}
            onUploaded={(hero) => changeNow.current({ hero })}
            onRemove={values.hero ? () => change({ hero: null }) : undefined}
            onBusy={setUploading}
          />
        </div>
      </section>
      <MadePictures brand={current} />
      {saved && form.changed.length === 0 && (
        <p className="brand-saved" role="status">
          <span>Saved. Visitors see it now. This window shows it once you reload it.</span>
          <Button size="sm" onClick={() => location.reload()}>
            Reload
          </Button>
        </p>
      )}
      <SaveBar
        unsaved={form.unsaved}
        busy={form.busy || uploading}
        onDiscard={() => {
          setSaved(false)
          form.load(current)
        }}
      />
    </form>
  )
}
