import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CardFields } from '#web/features/billing/customer/cards/card-fields.tsx'
import {
  type CardField,
  type CardValues,
  cardToKeep,
  EMPTY_CARD,
  errorsIn,
  missingIn,
} from '#web/features/billing/customer/cards/card-values.ts'
import { CardsNote } from '#web/features/billing/customer/cards/cards-note.tsx'
import { cardsQuery } from '#web/features/billing/queries.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Keeps a card by its last four digits. What was typed is gone when this closes (docs/product.md P4.10). */
export function AddCard({ onClose }: { onClose: () => void }) {
  const id = useId()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<CardValues>(EMPTY_CARD)
  const [missing, setMissing] = useState<readonly CardField[]>([])
  const [errors, setErrors] = useState<Partial<Record<CardField, string>>>({})
  const [busy, setBusy] = useState(false)
  const underway = useRef(false)

  const goTo = (field: CardField | undefined) =>
    field && form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  function change(some: Partial<CardValues>) {
    setValues({ ...values, ...some })
    const rest = { ...errors }
    for (const field of Object.keys(some) as CardField[]) delete rest[field] // the keys of part of the values
    setErrors(rest)
    setMissing(missing.filter((field) => !(field in some)))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (underway.current) return
    const empty = missingIn(values)
    setMissing(empty)
    if (empty.length > 0) {
      toast({ title: 'Validation Error', description: 'Please fill in all required fields', variant: 'destructive' })
      goTo(empty[0])
      return
    }
    const wrong = errorsIn(values)
    setErrors(wrong)
    const [first] = Object.keys(wrong) as CardField[] // as errorsIn names them
    if (first) {
      goTo(first)
      return
    }
    underway.current = true
    setBusy(true)
    try {
      await call('POST /api/customer/payment-methods', { body: cardToKeep(values) })
      toast({ title: 'Payment Method Added' })
      onClose()
      void client.invalidateQueries({ queryKey: cardsQuery.queryKey })
    } catch (error) {
      // as many as can be kept: only the server's sentence says what to do about it
      const full = error instanceof ApiError && error.status === 409 ? error.sentence : undefined
      toast({ title: 'Error', description: full ?? 'Failed to add payment method', variant: 'destructive' })
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="Add Payment Method"
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="lit" busy={busy} busyLabel="Adding...">
            Add Payment Method
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)}>
        <CardsNote />
        <CardFields values={values} missing={missing} errors={errors} onChange={change} />
      </form>
    </Dialog>
  )
}
