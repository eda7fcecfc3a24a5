import { useRef, useState } from 'react'
import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { useKeptForm } from '#web/features/bookings/admin/customers/use-kept-form.ts'
import { FormFoot, Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

/** Company, tags and tax exemption, which only the office sees (docs/product.md P6.113). */
export function KeptForm({ customer }: { customer: CustomerPage }) {
  const [editing, setEditing] = useState(false)
  const { company, tags, taxExempt, taxExemptNumber } = customer
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
            <dd>{taxExempt ? `Yes${taxExemptNumber === null ? '' : `, number ${taxExemptNumber}`}` : 'No'}</dd>
          </div>
        </dl>
      )}
    </Part>
  )
}

function Editing({ customer, onClose }: { customer: CustomerPage; onClose: () => void }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useKeptForm({
    customer,
    onSaved: onClose,
    onAtFault: (field) => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  })
  const { values, errors, change, conflict, settle } = form
  return (
    <form
      ref={element}
      className="form"
      noValidate
      aria-label="Edit office details"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {conflict && (
        <ConflictNotice
          title="Someone else changed this customer meanwhile"
          changes={conflict}
          onLoad={() => settle('theirs')}
          onKeep={() => settle('mine')}
        />
      )}
      <Field label="Company" error={errors.company}>
        <Input
          name="company"
          maxLength={200}
          autoComplete="off"
          value={values.company}
          onChange={({ target }) => change({ company: target.value })}
        />
      </Field>
      <Field label="Tags" hint="Separated by commas" error={errors.tags}>
        <Input
          name="tags"
          autoComplete="off"
          value={values.tags}
          onChange={({ target }) => change({ tags: target.value })}
        />
      </Field>
      <Field label="Tax-exempt" error={errors.taxExempt}>
        <Select
          name="taxExempt"
          value={values.taxExempt}
          onChange={({ target }) => change({ taxExempt: target.value === 'yes' ? 'yes' : 'no' })}
        >
          <option value="no">No</option>
          <option value="yes">Yes</option>
        </Select>
      </Field>
      {values.taxExempt === 'yes' && (
        <Field label="Exemption number" hint="Printed on invoices" error={errors.taxExemptNumber}>
          <Input
            name="taxExemptNumber"
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            value={values.taxExemptNumber}
            onChange={({ target }) => change({ taxExemptNumber: target.value })}
          />
        </Field>
      )}
      <FormFoot action="Save" busy={form.busy} button={form.button} onCancel={onClose} />
    </form>
  )
}
