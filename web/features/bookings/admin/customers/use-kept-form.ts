import { useQueryClient } from '@tanstack/react-query'
import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { MAX_TAGS, readTags, TAG_LENGTH } from '#shared/model/customer.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { useMergeForm } from '#web/forms/use-merge-form.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'

/** In the order of the form. */
const LABELS = {
  company: 'Company',
  tags: 'Tags',
  taxExempt: 'Tax-exempt',
  taxExemptNumber: 'Exemption number',
} as const
type KeptField = keyof typeof LABELS
const FIELDS = Object.keys(LABELS) as KeptField[] // the keys of a literal are its type's

type Kept = Pick<CustomerPage, 'id' | 'company' | 'tags' | 'taxExempt' | 'taxExemptNumber' | 'version'>

const toValues = (row: Kept | null) => ({
  company: row?.company ?? '',
  tags: row?.tags.join(', ') ?? '',
  taxExempt: row?.taxExempt ? 'yes' : 'no',
  taxExemptNumber: row?.taxExemptNumber ?? '',
})

const readTyped = (tags: string) => readTags(tags.split(','))

function findTagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > MAX_TAGS) return `Enter up to ${MAX_TAGS} tags`
  return tags.some((tag) => tag.length > TAG_LENGTH) ? `Enter up to ${TAG_LENGTH} characters per tag` : undefined
}

interface Options {
  customer: CustomerPage
  onSaved: () => void
  onAtFault: (field: string) => void
}

/** What is typed about a customer, and how it is sent: the changed fields alone (docs/product.md P6.113, P6.191). */
export function useKeptForm({ customer, onSaved, onAtFault }: Options) {
  const client = useQueryClient()
  const { id } = customer
  const form = useMergeForm<Kept, ReturnType<typeof toValues>, unknown>({
    row: customer,
    toValues,
    compare: (a, b) => FIELDS.filter((field) => a[field] !== b[field]),
    fields: FIELDS,
    onAtFault,
    write: (row, { company, tags, taxExempt, taxExemptNumber }, changed) => {
      const body = {
        ...(changed.includes('company') && { company: company.trim() }),
        ...(changed.includes('tags') && { tags: readTyped(tags) }),
        ...(changed.includes('taxExempt') && { taxExempt: taxExempt === 'yes' }),
        ...(changed.includes('taxExemptNumber') && { taxExemptNumber: taxExemptNumber.trim() }),
      }
      return call('PUT /api/admin/customers/:id', { params: { id }, body, headers: ifMatch(row ?? customer) })
    },
    find: () => call('GET /api/admin/customers/:id', { params: { id } }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: BOOKINGS_KEY })
      onSaved()
    },
    onSettled: () => void client.invalidateQueries({ queryKey: BOOKINGS_KEY }),
    failed: 'Not saved',
    fallback: 'The details were not saved. Please try again.',
  })
  const { values, errors, change, changed, conflict, settle, submit, seen } = form
  return {
    ...{ values, errors, change, settle },
    busy: submit.busy,
    button: submit.button,
    submit: () => {
      const problem = findTagsProblem(readTyped(values.tags))
      if (problem) form.showErrors({ tags: problem })
      else if (changed.length === 0) onSaved()
      else submit.send(seen)
    },
    /** What a colleague saved meanwhile, field by field; undefined without such a change. */
    conflict: conflict?.fields.map((field) => [LABELS[field], conflict.values[field] || 'empty'] as const),
  }
}
