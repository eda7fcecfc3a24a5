import type { TaxDetails, TaxDetailsChange } from '#shared/contract/people/tax-details.ts'
import {
  findTinFault,
  maskTin,
  TIN_KIND_LABELS,
  TIN_KINDS,
  type TinKind,
  US_STATES,
} from '#shared/model/tax-details.ts'
import { useStaleRecord } from '#web/features/people/use-stale-record.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface TaxDialogProps {
  title: string
  details: TaxDetails
  write: (body: TaxDetailsChange, headers: ReturnType<typeof ifMatch>) => Promise<TaxDetails>
  onSaved: (saved: TaxDetails) => void
  /** Reads the details as they are now. */
  onReload: () => void
  onClose: () => void
}

const valuesOf = ({ legalName, street, city, state, zip, tinKind }: TaxDetails) => ({
  legalName: legalName ?? '',
  street: street ?? '',
  city: city ?? '',
  state: state ?? '',
  zip: zip ?? '',
  tinKind: tinKind ?? ('ssn' as TinKind),
  // never filled in: an empty field keeps the stored number
  tin: '',
})
type Values = ReturnType<typeof valuesOf>

function readValues({ tin, tinKind, zip, ...fields }: Values) {
  const typed = tin.trim()
  return {
    body: { ...fields, zip: zip.trim(), ...(typed && { tin: typed, tinKind }) },
    errors: {
      zip: zip.trim() === '' || /^\d{5}(-\d{4})?$/.test(zip.trim()) ? undefined : 'Enter a ZIP code, like 30303',
      tin: typed === '' ? undefined : findTinFault(typed, tinKind),
    },
  }
}

/** Changes legal name, mailing address and taxpayer number; a number that is stored never comes back into the form. */
export function TaxDialog({ title, details, write, onSaved, onReload, onClose }: TaxDialogProps) {
  const form = useReadForm<Values, ReturnType<typeof readValues>['body']>(valuesOf(details), readValues)
  const stale = useStaleRecord('Someone else changed these details.', onReload)
  const submit = useSubmit({
    form,
    write: (body: ReturnType<typeof readValues>['body']) => write(body, ifMatch(details)),
    onDone: onSaved,
    take: stale.take,
    fallback: 'The tax details were not saved. Please try again.',
  })
  const { errors } = form.formState
  const { tinKind, tinLast4 } = details
  const hint = tinKind && tinLast4 ? `Now ${maskTin(tinLast4, tinKind)}. Leave it empty to keep it.` : '9 digits'
  return (
    <FormDialog
      title={title}
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      disabled={stale.isStale}
      onSubmit={submit.send}
      onClose={onClose}
    >
      {stale.notice}
      <Field label="Legal name" hint="As on the tax return" error={errors.legalName?.message}>
        <Input {...form.register('legalName')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Street" error={errors.street?.message}>
        <Input {...form.register('street')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="City" error={errors.city?.message}>
        <Input {...form.register('city')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="State" error={errors.state?.message}>
        <Select {...form.register('state')}>
          <option value="">Choose a state</option>
          {US_STATES.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="ZIP code" error={errors.zip?.message}>
        <Input {...form.register('zip')} maxLength={10} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label="Kind of number">
        <Select {...form.register('tinKind')}>
          {TIN_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {TIN_KIND_LABELS[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Taxpayer number" hint={hint} error={errors.tin?.message}>
        <Input {...form.register('tin')} maxLength={20} inputMode="numeric" autoComplete="off" spellCheck={false} />
      </Field>
    </FormDialog>
  )
}
