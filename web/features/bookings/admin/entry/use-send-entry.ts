import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EntryRequest, EntryValues } from '#web/features/bookings/admin/entry/entry-values.ts'
import { type Override, useConfirmBlocks } from '#web/features/bookings/admin/use-confirm-blocks.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'

interface Options {
  form: UseFormReturn<EntryValues, unknown, EntryRequest>
  packageId: string
  /** The event it joins; undefined for one of its own. */
  joins: string | undefined
  onStalePackages: () => void
  onEntered: (id: string) => void
}

/** Sends an entry; keeps what the server refuses: a package, or a confirmation. */
export function useSendEntry({ form, packageId, joins, onStalePackages, onEntered }: Options) {
  const [refused, setRefused] = useState<{ id: string; message: string }>()
  const { takeBlocks, dialogProps } = useConfirmBlocks<EntryRequest>()
  const { send, ...submit } = useSubmit({
    form,
    write: (body: EntryRequest & Override, key) =>
      call('POST /api/admin/bookings', { body: { ...body, eventId: joins }, headers: { 'idempotency-key': key } }),
    onDone: ({ id }) => onEntered(id),
    take: (refusal, body) => {
      const message = refusal.fields.packageId
      if (message !== undefined) {
        setRefused({ id: packageId, message })
        onStalePackages()
      }
      return takeBlocks(refusal, body) || message !== undefined
    },
    // the server has two names for the hours; the form has one field
    fieldErrors: ({ fields: { eventDuration, ...fields } }) => ({
      ...fields,
      duration: fields.duration ?? eventDuration,
    }),
    // the key belongs to an earlier entry with other details
    renewsKey: ({ status }) => status === 422,
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The booking was not created. Please try again.',
  })
  const blocked = dialogProps(send)
  return { send, ...submit, refused, blocked, forgetBlocks: () => blocked?.onClose() }
}
