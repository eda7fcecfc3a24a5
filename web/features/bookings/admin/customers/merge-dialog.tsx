import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerMerge, CustomerPage, CustomerRow } from '#shared/contract/office/customers.admin.ts'
import { customersQuery, mergeQuery } from '#web/features/bookings/admin/customers/customer-queries.ts'
import { readTyped } from '#web/features/bookings/admin/customers/erase-dialog.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { useRows } from '#web/lib/page.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface MergeDialogProps {
  customer: CustomerPage
  onClose: () => void
  onMerged: () => void
}

/** Merges a customer with another account: finds the other, then shows what moves (docs/product.md P6.118). */
export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps) {
  const [other, setOther] = useState<CustomerRow>()
  if (!other) return <FindOther customer={customer} onChoose={setOther} onClose={onClose} />
  return <Confirm customer={customer} other={other} onClose={onClose} onMerged={onMerged} />
}

interface FindOtherProps {
  customer: CustomerPage
  onChoose: (other: CustomerRow) => void
  onClose: () => void
}

function FindOther({ customer, onChoose, onClose }: FindOtherProps) {
  // people with two accounts often have one name
  const [q, setQ] = useState(customer.name)
  const pause = useTypingPause()
  const list = useRows(customersQuery(q))
  const others = list.rows?.filter(({ id }) => id !== customer.id)
  return (
    <Dialog
      title={`Merge ${customer.name} with`}
      width={520}
      onClose={onClose}
      actions={
        <Button variant="bare" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Field label="Find the other account">
        <Input
          type="search"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          onChange={({ target: { value } }) => pause.schedule(() => setQ(value.trim()))}
        />
      </Field>
      <div aria-live="polite">
        {list.failed && <p role="alert">The customers could not be loaded.</p>}
        {others?.length === 0 && <p className="file-meta">No other account matches.</p>}
        <ul className="file-list">
          {others?.slice(0, 10).map((one) => (
            <li key={one.id} className="file-row">
              <div>
                <p>{one.name}</p>
                <p className="file-meta">
                  <EmailText address={one.email} />
                </p>
              </div>
              <Button size="sm" onClick={() => onChoose(one)} aria-label={`Choose ${one.name}, ${one.email}`}>
                Choose
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Confirm({ customer, other, onClose, onMerged }: MergeDialogProps & { other: CustomerRow }) {
  const [kept, setKept] = useState<'this' | 'other'>('this')
  const [from, into] = kept === 'this' ? [other, customer] : [customer, other]
  const { data, error } = useQuery(mergeQuery(from.id, into.id))
  const form = useReadForm({ email: '' }, readTyped(from.email))
  const submit = useSubmit({
    form,
    write: (body: { email: string }) =>
      call('POST /api/admin/customer-merges', { body: { fromId: from.id, intoId: into.id, ...body } }),
    onDone: () => {
      toast({ title: 'Accounts merged', description: `${into.name}, ${into.email}` })
      onMerged()
    },
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The accounts were not merged. Please try again.',
  })
  return (
    <FormDialog
      title="Merge two accounts"
      form={form}
      submit={submit}
      action="Merge accounts"
      busyLabel="Merging..."
      danger
      disabled={!data || data.refusal !== null}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <Field label="Account to keep">
        <Select value={kept} onChange={({ target: { value } }) => setKept(value === 'other' ? 'other' : 'this')}>
          <option value="this">
            {customer.name}, <EmailText address={customer.email} />
          </option>
          <option value="other">
            {other.name}, <EmailText address={other.email} />
          </option>
        </Select>
      </Field>
      {error && <p role="alert">{getErrorMessage(error, 'The preview could not be loaded.')}</p>}
      {data && <Preview merge={data} />}
      <Field label={`Type ${from.email} to confirm`} required error={form.formState.errors.email?.message}>
        <Input {...form.register('email')} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}

const NOUNS = {
  bookings: ['booking', 'bookings'],
  invoices: ['invoice', 'invoices'],
  payments: ['payment', 'payments'],
  cards: ['saved card', 'saved cards'],
  reviews: ['review', 'reviews'],
  chats: ['chat', 'chats'],
  notes: ['note', 'notes'],
} as const

/** A suspension and a mark of the account that goes hold for the one that stays (docs/product.md P6.190). */
function Stricter({ from, into }: Pick<CustomerMerge, 'from' | 'into'>) {
  const suspends = from.status === 'suspended' && into.status !== 'suspended'
  const marks = from.isDoNotBook && !into.isDoNotBook
  if (!suspends && !marks) return null
  return (
    <p className="customer-warning">
      {suspends && `${from.email} is suspended: ${into.email} can't sign in either after the merge. `}
      {marks && `${from.email} is marked “do not book”: ${into.email} is marked too, with the reason.`}
    </p>
  )
}

function Preview({ merge: { from, into, moves, refusal } }: { merge: CustomerMerge }) {
  const names = Object.keys(NOUNS) as (keyof typeof NOUNS)[] // a literal's keys are its names
  const counted = names.filter((name) => moves[name] > 0)
  const parts = counted.map((name) => `${moves[name]} ${NOUNS[name][moves[name] === 1 ? 0 : 1]}`)
  if (moves.tags.length > 0) parts.push(`tags ${moves.tags.join(', ')}`)
  return (
    <>
      {refusal && (
        <p role="alert" className="customer-warning">
          {refusal}
        </p>
      )}
      <p>{parts.length > 0 ? `Moves to ${into.email}: ${parts.join('; ')}.` : `${from.email} has nothing to move.`}</p>
      <Stricter from={from} into={into} />
      <p>
        {from.email} is signed out, and its password no longer works. Bookings made with that address go to {into.email}{' '}
        from now on. This cannot be undone.
      </p>
    </>
  )
}
