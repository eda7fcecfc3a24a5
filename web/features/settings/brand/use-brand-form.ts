import { useQueryClient } from '@tanstack/react-query'
import type { BrandSettings } from '#shared/contract/office/brand/brand.admin.ts'
import { brandQuery } from '#web/features/settings/brand/brand-query.ts'
import {
  BRAND_FIELDS,
  BRAND_LABELS,
  type BrandValues,
  buildBody,
  compareValues,
  findColorFaults,
  inWords,
  toValues,
} from '#web/features/settings/brand/brand-values.ts'
import { useMergeForm } from '#web/forms/use-merge-form.ts'
import { call } from '#web/lib/api.ts'

interface Options {
  brand: BrandSettings
  onAtFault: (field: string) => void
  onSaved: () => void
}

/** What is typed about the brand, and how it is sent (docs/product.md P6.210; P6.17 for when two change it). */
export function useBrandForm({ brand, onAtFault, onSaved }: Options) {
  const client = useQueryClient()
  const form = useMergeForm<BrandSettings, BrandValues, BrandSettings>({
    row: brand,
    toValues,
    compare: compareValues,
    fields: BRAND_FIELDS,
    onAtFault,
    write: (row, typed) =>
      call('PUT /api/admin/brand', { body: buildBody(typed), headers: { 'if-match': `"${row?.version ?? 0}"` } }),
    find: () => client.fetchQuery(brandQuery),
    onDone: (saved) => {
      client.setQueryData(brandQuery.queryKey, saved)
      form.load(saved)
      onSaved()
    },
    fieldErrors: ({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, said]) => [name.replace(/^accent\./, ''), said])),
    fallback: 'Failed to save the brand',
    stays: true,
  })
  const { values, changed, conflict, submit } = form
  return {
    ...form,
    errors: { ...form.errors, ...findColorFaults(values) },
    unsaved: changed.map((field) => BRAND_LABELS[field]),
    busy: submit.busy,
    send: () => {
      const faults = findColorFaults(values)
      if (Object.keys(faults).length > 0) form.showErrors(faults)
      else submit.send(form.seen)
    },
    /** What another owner saved meanwhile, field by field; undefined without such a change. */
    theirs: conflict?.fields.map((field) => [BRAND_LABELS[field], inWords(conflict.values, field)] as const),
  }
}
