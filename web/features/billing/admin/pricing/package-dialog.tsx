import type { CardCategory } from '#shared/contract/billing/cards.admin.ts'
import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import { currencyWords } from '#shared/model/currency-words.ts'
import { buildPackageValues, readPackage } from '#web/features/billing/admin/pricing/package-values.ts'
import { packagesQuery } from '#web/features/billing/admin/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch, useVersion } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { formatCategory } from '#web/lib/format.ts'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

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
  const form = useReadForm(buildPackageValues(known), readPackage)
  const { register, watch } = form
  const { errors } = form.formState
  const { from, notice, takeConflict, clear } = useVersion(known, {
    changed: 'Someone else changed this package.',
    onLoad: (theirs) => form.reset(buildPackageValues(theirs)),
  })
  const submit = useSubmit({
    form,
    write: (body: Body) =>
      from
        ? call('PUT /api/admin/service-packages/:id', { params: { id: from.id }, body, headers: ifMatch(from) })
        : call('POST /api/admin/service-packages', { body }),
    onDone: onSaved,
    take: takeConflict,
    stale: [packagesQuery.queryKey],
    fallback: known ? 'Failed to update the package' : 'Failed to create the package',
  })
  const category = watch('category')
  // one whose category is gone keeps it until another is chosen
  const gone = category !== '' && !categories.some(({ name }) => name === category)
  return (
    <FormDialog
      title={known ? `Edit ${known.name}` : 'Add Package'}
      width={600}
      form={form}
      submit={submit}
      action={known ? 'Save Changes' : 'Add Package'}
      busyLabel="Saving..."
      onSubmit={(body) => {
        clear()
        submit.send(body)
      }}
      onClose={onClose}
    >
      {notice}
      <div className="money-pair">
        <Field label="Name" required error={errors.name?.message}>
          <Input {...register('name')} autoComplete="off" maxLength={200} placeholder="Gala Evening" />
        </Field>
        <Field label="Category" required error={errors.category?.message}>
          <Select {...register('category')} value={category} autoComplete="off">
            <option value="">Choose</option>
            {categories.map(({ name, displayName }) => (
              <option key={name} value={name}>
                {displayName}
              </option>
            ))}
            {gone && <option value={category}>{formatCategory(category)}</option>}
          </Select>
        </Field>
        <Field
          label="Price"
          required
          hint={`Total for the package, in ${currencyWords()}`}
          error={errors.basePrice?.message}
        >
          <Input {...register('basePrice')} autoComplete="off" inputMode="decimal" />
        </Field>
        <Field label="Duration" required hint="Hours" error={errors.duration?.message}>
          <Input {...register('duration')} autoComplete="off" inputMode="numeric" maxLength={2} />
        </Field>
      </div>
      <Field label="Description" error={errors.description?.message}>
        <Textarea {...register('description')} autoComplete="off" rows={3} maxLength={5000} />
      </Field>
      <Field label="Features" hint="One per line" error={errors.features?.message}>
        <Textarea {...register('features')} autoComplete="off" rows={4} />
      </Field>
      <Switch {...register('isActive')}>Active</Switch>
    </FormDialog>
  )
}
