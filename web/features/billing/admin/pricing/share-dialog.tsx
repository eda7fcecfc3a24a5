import '#web/features/billing/customer/payments/pay-form.css'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { AgentShare } from '#shared/contract/billing/shares.admin.ts'
import { SHARES_KEY } from '#web/features/billing/admin/queries.ts'
import { readCents, writeCents } from '#web/features/billing/admin/reports/dollars.ts'
import { focusOnceDrawn, useOfficeWrite } from '#web/features/billing/admin/use-office-write.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

const KINDS = ['usual', 'percent', 'flat'] as const
type Kind = (typeof KINDS)[number]
const LABELS: Record<Kind, string> = { usual: 'The usual share', percent: 'A percentage', flat: 'A flat amount' }

interface Typed {
  kind: Kind
  amount: string
  reason: string
}

/** What is sent, and what is wrong with it, by field. */
function readShare({ kind, amount, reason }: Typed) {
  const percent = kind === 'percent' && /^\d{1,3}$/.test(amount.trim()) ? Number(amount) : null
  const flat = kind === 'flat' ? (readCents(amount) ?? null) : null
  const wrong =
    (kind === 'percent' && (percent === null || percent > 100) && 'A whole number from 0 to 100') ||
    (kind === 'flat' && flat === null && 'Give an amount in dollars')
  return {
    body: { percent, flat, reason: reason.trim() },
    errors: {
      ...(wrong && { amount: wrong }),
      ...(!reason.trim() && { reason: 'Say why the share changes' }),
    } as Partial<Record<'amount' | 'reason', string>>, // one of them, both or none
  }
}

interface ShareDialogProps {
  agent: AgentShare
  onSaved: (saved: AgentShare) => void
  onClose: () => void
}

/** Agrees what an agent gets of a booking, with a reason. */
export function ShareDialog({ agent, onSaved, onClose }: ShareDialogProps) {
  const { id, name, percent, flat, usual } = agent
  const formId = useId()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [began] = useState<Typed>({
    kind: percent !== null ? 'percent' : flat !== null ? 'flat' : 'usual',
    amount: percent !== null ? String(percent) : flat !== null ? writeCents(flat) : '',
    reason: '',
  })
  const [typed, setTyped] = useState(began)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const showErrors = (found: Partial<Record<string, string>>) => {
    setErrors(found)
    const field = found.amount ? 'amount' : found.reason ? 'reason' : undefined
    const input = () => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    focusOnceDrawn(() => (field && input()) || button.current)
  }
  const { send, busy } = useOfficeWrite({
    write: (body: ReturnType<typeof readShare>['body']) =>
      call('PUT /api/admin/agent-shares/:id', { params: { id }, body }),
    onDone: onSaved,
    onRefused: ({ percent: aboutPercent, flat: aboutFlat, reason: aboutReason }) => {
      const amount = aboutPercent ?? aboutFlat
      showErrors({ ...(amount && { amount }), ...(aboutReason && { reason: aboutReason }) })
    },
    onChanged: () => void client.invalidateQueries({ queryKey: SHARES_KEY }),
    fallback: 'Failed to set the share',
  })
  const { close, question } = useDiscard(
    !busy && (typed.kind !== began.kind || typed.amount !== began.amount || typed.reason !== ''),
    onClose,
  )
  const change = (some: Partial<Typed>) => {
    setTyped({ ...typed, ...some })
    setErrors({})
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const { body, errors: found } = readShare(typed)
    if (Object.keys(found).length > 0) showErrors(found)
    else send(body)
  }
  return (
    <Dialog
      title={`Share of ${name}`}
      width={520}
      onClose={close}
      actions={
        <>
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button ref={button} type="submit" form={formId} variant="lit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="money-form" onSubmit={submit}>
        <fieldset className="pay-parts share-kinds">
          <legend className="field-label">What {name} gets of a booking</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={`${formId}-kind`}
                checked={typed.kind === kind}
                onChange={() => change({ kind, amount: '' })}
              />
              <span>{LABELS[kind]}</span>
              {kind === 'usual' && <b className="num">{usual === null ? 'Not agreed' : `${usual}%`}</b>}
            </label>
          ))}
        </fieldset>
        {typed.kind !== 'usual' && (
          <Field
            label={typed.kind === 'percent' ? 'Percent' : 'Amount'}
            required
            hint={typed.kind === 'percent' ? 'Of the price' : 'Dollars a booking'}
            error={errors.amount}
          >
            <Input
              name="amount"
              inputMode={typed.kind === 'percent' ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={typed.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          </Field>
        )}
        <Field label="Reason" required hint="Kept in the audit" error={errors.reason}>
          <Textarea
            name="reason"
            rows={2}
            maxLength={1000}
            value={typed.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
