import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { AdminBooking, BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { ConfirmBlock } from '#shared/contract/errors.ts'
import { BOOKING_STATUS_LABELS, type BookingStatus } from '#shared/model/booking.ts'
import { keepFocusNear } from '#web/features/bookings/admin/board/keep-focus.ts'
import { placeBooking } from '#web/features/bookings/admin/board/place-booking.ts'
import { isBlocked, isConflict, readBlocks } from '#web/features/bookings/admin/confirm-blocks.ts'
import { offerUndo, withdrawUndo } from '#web/features/bookings/admin/undo/undo-store.ts'
import { useUndo } from '#web/features/bookings/admin/undo/use-undo.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call } from '#web/lib/api.ts'
import { getLabel } from '#web/lib/known.ts'
import { toast } from '#web/ui/toast-store.ts'

export interface StatusChange {
  /** As it was when it was chosen. */
  booking: BookingWithDetails
  status: BookingStatus
  confirmAnyway?: boolean
  reason?: string | null
}

/** A change that waits for an answer of the admin: before it is sent, or because something speaks against it. */
export type Question = StatusChange & { blocks?: readonly ConfirmBlock[] }

interface Options {
  /** The booking is open, which says it all: nothing lies over it. */
  quiet: boolean
  /** A booking went from one status to another; called the other way round when that failed. */
  onMoved: (from: BookingStatus, to: BookingStatus) => void
  onSettled: () => void
}

const KEY = ['booking-status']
/** What is mailed and cannot be unsaid is asked for first. */
const ASKED: readonly BookingStatus[] = ['completed', 'cancelled']

/**
 * Sets statuses at once on screen, then on the server, one after the other; what the server refuses goes back
 * (docs/product.md P3.9, P12.5).
 */
export function useStatusChange({ quiet, onMoved, onSettled }: Options) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<Question>()
  // the versions of the latest answers: a second change may be chosen before the first is answered
  const versions = useRef(new Map<string, number>())
  const undo = useUndo({ onMoved, onSettled, onVersion: (id, version) => versions.current.set(id, version) })
  const { mutate, isPending } = useMutation({
    mutationKey: KEY,
    scope: { id: 'booking-status' },
    mutationFn: ({ booking: { id, version }, status, confirmAnyway = false, reason = null }: StatusChange) =>
      call('PUT /api/bookings/:id', {
        params: { id },
        body: { status, confirmAnyway, reason },
        headers: { 'if-match': `"${Math.max(version, versions.current.get(id) ?? 0)}"` },
      }),
    onMutate: ({ booking, status }) => {
      withdrawUndo(booking.id)
      // an answer on its way would put the booking back
      void client.cancelQueries({ queryKey: BOOKINGS_KEY })
      placeBooking(client, { ...booking, status })
      onMoved(booking.status, status)
      keepFocusNear(booking)
    },
    onSuccess: (answer, { booking }) => {
      versions.current.set(answer.id, answer.version)
      setQuestion(undefined)
      const became = { ...booking, ...answer }
      placeBooking(client, became)
      if (answer.status !== booking.status) offerUndo({ booking: became, undo: () => undo(became) })
      if (quiet) return
      const description = `${booking.agent.name} for ${booking.customerName}`
      toast({ title: getLabel(BOOKING_STATUS_LABELS, answer.status), description })
    },
    onError: (error, change) => {
      placeBooking(client, change.booking)
      onMoved(change.status, change.booking.status)
      setQuestion(isBlocked(error) ? { ...change, blocks: readBlocks(error) } : undefined)
      if (!isBlocked(error)) showFailure(error)
    },
    onSettled: (_answer, _error, { booking }) => {
      keepFocusNear(booking)
      // while another change is on its way, what is read would be without it
      if (client.isMutating({ mutationKey: KEY }) > 1) return undefined
      onSettled()
      return void client.invalidateQueries({ queryKey: BOOKINGS_KEY })
    },
  })
  const choose = useCallback(
    (booking: BookingWithDetails, status: BookingStatus) => {
      if (status === booking.status) return
      if (ASKED.includes(status)) setQuestion({ booking, status })
      else mutate({ booking, status })
    },
    [mutate],
  )
  return {
    /** Asks first where it must. */
    choose,
    question,
    busy: isPending,
    answer: (change: StatusChange) => {
      // the dialog of what speaks against it stays until the answer; the others close at once
      if (!change.confirmAnyway) setQuestion(undefined)
      mutate(change)
    },
    forget: () => setQuestion(undefined),
    /** Shows a booking that was canceled with its terms; an undo is offered while no money moved. */
    showCanceled: (booking: BookingWithDetails, answer: AdminBooking, undoable: boolean) => {
      setQuestion(undefined)
      versions.current.set(answer.id, answer.version)
      const became = { ...booking, ...answer }
      placeBooking(client, became)
      onMoved(booking.status, answer.status)
      keepFocusNear(became)
      if (undoable) offerUndo({ booking: became, undo: () => undo(became) })
      onSettled()
      void client.invalidateQueries({ queryKey: BOOKINGS_KEY })
    },
  }
}

function showFailure(error: unknown): void {
  const stale = isConflict(error) && error.sentence
  toast({
    title: stale ? 'Status not changed' : 'Error',
    description: stale ? `${stale} You now see the latest version.` : 'Failed to update booking status',
    variant: 'destructive',
  })
}
