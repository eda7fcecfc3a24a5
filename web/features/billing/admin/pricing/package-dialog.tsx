import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { CardCategory } from '#shared/contract/billing/cards.admin.ts'
import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import {
  PACKAGE_FIELDS,
  type PackageField,
  type PackageValues,
  readPackage,
  valuesOf,
} from '#web/features/billing/admin/pricing/package-values.ts'
import { packagesQuery } from '#web/features/billing/admin/queries.ts'
import { focusOnceDrawn, useOfficeWrite } from '#web/features/billing/admin/use-office-write.ts'
import { call } from '#web/lib/api.ts'
import { formatCategory } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface PackageDialogProps {
  /** As the list has it now; null for a new one. */
  known: ServicePackage | null
  /** Undefined until they are known. */
  categories: readonly CardCategory[] | undefined
  onSaved: (saved: ServicePackage) => void
  onClose: () => void
}

type Body = ReturnType<typeof readPackage>['body']

/** Makes a service package or changes one. */
export function PackageDialog({ known, categories = [], onSaved, onClose }: PackageDialogProps) {
  const id = useId()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // what the form began with: the list may move on under it
  const [from, setFrom] = useState(known)
  const [conflict, setConflict] = useState<string>()
  const [values, setValues] = useState(() => valuesOf(known))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const showErrors = (found: Partial<Record<string, string>>) => {
    setErrors(found)
    const first = PACKAGE_FIELDS.find((field) => found[field])
    const field = () => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)
    focusOnceDrawn(() => (first ? field() : button.current))
  }
  const { send, busy } = useOfficeWrite({
    write: (body: Body) =>
      from
        ? call('PUT /api/admin/service-packages/:id', {
            ...{ params: { id: from.id }, body },
            headers: { 'if-match': `"${from.version}"` },
          })
        : call('POST /api/admin/service-packages', { body }),
    onDone: onSaved,
    onRefused: showErrors,
    takes: ({ status, sentence }) => {
      if (status !== 409) return false
      setConflict(sentence ?? 'Someone else changed this package meanwhile.')
      focusOnceDrawn(() => button.current)
      return true
    },
    onChanged: () => void client.invalidateQueries({ queryKey: packagesQuery.queryKey }),
    fallback: known ? 'Failed to update the package' : 'Failed to create the package',
  })
  const began = valuesOf(from)
  const { close, question } = useDiscard(
    !busy && (values.isActive !== began.isActive || PACKAGE_FIELDS.some((field) => values[field] !== began[field])),
    onClose,
  )
  const change = (some: Partial<PackageValues>) => {
    setValues({ ...values, ...some })
    setErrors({})
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setConflict(undefined)
    const { body, errors: found } = readPackage(values)
    if (Object.keys(found).length > 0) showErrors(found)
    else send(body)
  }
  const text = (name: PackageField) => ({
    ...{ name, value: values[name], autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  // one whose category is gone keeps it until another is chosen
  const gone = values.category !== '' && !categories.some(({ name }) => name === values.category)
  return (
    <Dialog
      title={known ? `Edit ${known.name}` : 'Add Package'}
      width={600}
      onClose={close}
      actions={
        <>
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button ref={button} type="submit" form={id} variant="lit" busy={busy} busyLabel="Saving...">
            {known ? 'Save Changes' : 'Add Package'}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="money-form" onSubmit={submit}>
        {conflict && (
          <ConflictNotice
            title={conflict}
            newer={known !== null && known.version !== from?.version}
            onLoad={() => {
              setFrom(known)
              setValues(valuesOf(known))
              setErrors({})
              setConflict(undefined)
            }}
            onKeep={() => {
              setFrom(known)
              setConflict(undefined)
            }}
          />
        )}
        <div className="money-pair">
          <Field label="Name" required error={errors.name}>
            <Input {...text('name')} maxLength={200} placeholder="Gala Evening" />
          </Field>
          <Field label="Category" required error={errors.category}>
            <Select {...text('category')}>
              <option value="">Choose</option>
              {categories.map(({ name, displayName }) => (
                <option key={name} value={name}>
                  {displayName}
                </option>
              ))}
              {gone && <option value={values.category}>{formatCategory(values.category)}</option>}
            </Select>
          </Field>
          <Field label="Price" required hint="Dollars, for the whole package" error={errors.basePrice}>
            <Input {...text('basePrice')} inputMode="decimal" />
          </Field>
          <Field label="Duration" required hint="Hours" error={errors.duration}>
            <Input {...text('duration')} inputMode="numeric" maxLength={2} />
          </Field>
        </div>
        <Field label="Description" error={errors.description}>
          <Textarea {...text('description')} rows={3} maxLength={5000} />
        </Field>
        <Field label="Features" hint="One a line" error={errors.features}>
          <Textarea {...text('features')} rows={4} />
        </Field>
        <Switch checked={values.isActive} onChange={({ target }) => change({ isActive: target.checked })}>
          Active
        </Switch>
      </form>
      {question}
    </Dialog>
  )
}
