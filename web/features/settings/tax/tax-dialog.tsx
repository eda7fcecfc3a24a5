import { useQueryClient } from '@tanstack/react-query'
import type { TaxSettings } from '#shared/contract/settings/tax.ts'
import { isRate } from '#shared/model/tax.ts'
import { taxQuery } from '#web/features/settings/tax/tax-query.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { type Reading, useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch, useVersion } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface Values {
  name: string
  percent: string
  /** By the category's id. */
  taxed: Record<string, boolean>
}

interface Body {
  name: string
  percent: number
  untaxed: string[]
}

const toValues = ({ name, percent, categories }: TaxSettings): Values => ({
  name,
  percent: String(percent),
  taxed: Object.fromEntries(categories.map(({ id, taxed }) => [id, taxed])),
})

function readValues({ name, percent, taxed }: Values): Reading<Values, Body> {
  const typed = percent.replace(/[%\s]/g, '')
  const rate = /^\d{1,3}(\.\d*)?$/.test(typed) ? Number(typed) : undefined
  const errors = {
    ...(name.trim() === '' && { name: 'Enter a name' }),
    ...((rate === undefined || rate > 100) && { percent: 'Enter a percentage from 0 to 100' }),
    ...(rate !== undefined && !isRate(rate) && { percent: 'Enter up to 3 decimals' }),
  }
  const untaxed = Object.keys(taxed).filter((id) => !taxed[id])
  if (rate === undefined || Object.keys(errors).length > 0) return { errors }
  return { body: { name: name.trim(), percent: rate, untaxed } }
}

/** Edits the tax rate, its name, and the categories it applies to. */
export function TaxDialog({ tax, onClose }: { tax: TaxSettings; onClose: () => void }) {
  const client = useQueryClient()
  const form = useReadForm(toValues(tax), readValues)
  const { errors } = form.formState
  const version = useVersion(tax, {
    changed: 'Someone else changed the tax settings.',
    onLoad: (theirs) => form.reset(toValues(theirs)),
  })
  const submit = useSubmit({
    form,
    write: (body: Body) => {
      version.clear()
      return call('PUT /api/admin/tax-settings', { body, headers: ifMatch(version.from) })
    },
    take: version.takeConflict,
    done: () => ({ title: 'Settings saved' }),
    onDone: (saved) => {
      client.setQueryData(taxQuery.queryKey, saved)
      onClose()
    },
    stale: [taxQuery.queryKey],
    fallback: 'Failed to save the settings',
  })
  return (
    <FormDialog
      title="Tax"
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      {version.notice}
      <Field label="Name" required hint="As printed on invoices" error={errors.name?.message}>
        <Input {...form.register('name')} maxLength={40} autoComplete="off" />
      </Field>
      <Field label="Rate" required hint="Percent, up to 3 decimals" error={errors.percent?.message}>
        <Input {...form.register('percent')} inputMode="decimal" autoComplete="off" />
      </Field>
      <fieldset className="tax-categories">
        <legend>Taxed categories</legend>
        {tax.categories.map(({ id, displayName }) => (
          <Switch key={id} {...form.register(`taxed.${id}`)}>
            {displayName}
          </Switch>
        ))}
      </fieldset>
    </FormDialog>
  )
}
