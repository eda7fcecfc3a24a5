import { useState } from 'react'
import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { MAX_TAGS, readTags, TAG_LENGTH } from '#shared/model/customer.ts'
import { FormFoot, Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface Body {
  company: string
  tags: string[]
  taxExempt: boolean
}

const valuesOf = ({ company, tags, taxExempt }: CustomerPage) => ({
  company: company ?? '',
  tags: tags.join(', '),
  taxExempt: taxExempt ? 'yes' : 'no',
})

function readKept({ company, tags, taxExempt }: ReturnType<typeof valuesOf>) {
  const read = readTags(tags.split(','))
  const wrong =
    read.length > MAX_TAGS
      ? `Enter up to ${MAX_TAGS} tags`
      : read.some((tag) => tag.length > TAG_LENGTH)
        ? `Enter up to ${TAG_LENGTH} characters per tag`
        : undefined
  const body: Body = { company: company.trim(), tags: read, taxExempt: taxExempt === 'yes' }
  return { body, errors: { tags: wrong } }
}

/** Company, tags and tax exemption, which only the office sees (docs/product.md P6.113). */
export function KeptForm({ customer }: { customer: CustomerPage }) {
  const [editing, setEditing] = useState(false)
  const { company, tags, taxExempt } = customer
  return (
    <Part
      title="Office details"
      action={
        !editing && (
          <Button size="sm" variant="bare" onClick={() => setEditing(true)}>
            Edit office details
          </Button>
        )
      }
    >
      {editing ? (
        <Editing customer={customer} onClose={() => setEditing(false)} />
      ) : (
        <dl className="file-facts">
          <div>
            <dt>Company</dt>
            <dd>{company ?? 'None'}</dd>
          </div>
          <div>
            <dt>Tags</dt>
            <dd>{tags.join(', ') || 'None'}</dd>
          </div>
          <div>
            <dt>Tax-exempt</dt>
            <dd>{taxExempt ? 'Yes' : 'No'}</dd>
          </div>
        </dl>
      )}
    </Part>
  )
}

function Editing({ customer, onClose }: { customer: CustomerPage; onClose: () => void }) {
  const { id } = customer
  const form = useReadForm(valuesOf(customer), readKept)
  const { register } = form
  const { errors } = form.formState
  const { send, busy, problem, button } = useSubmit({
    form,
    write: (body: Body) => call('PUT /api/admin/customers/:id', { params: { id }, body, headers: ifMatch(customer) }),
    onDone: onClose,
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The details were not saved. Please try again.',
  })
  return (
    <Form
      form={form}
      problem={problem}
      aria-label="Edit office details"
      onSubmit={send}
      foot={<FormFoot action="Save" busy={busy} button={button} onCancel={onClose} />}
    >
      <Field label="Company" error={errors.company?.message}>
        <Input {...register('company')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Tags" hint="Separated by commas" error={errors.tags?.message}>
        <Input {...register('tags')} autoComplete="off" />
      </Field>
      <Field label="Tax-exempt" error={errors.taxExempt?.message}>
        <Select {...register('taxExempt')}>
          <option value="no">No</option>
          <option value="yes">Yes</option>
        </Select>
      </Field>
    </Form>
  )
}
