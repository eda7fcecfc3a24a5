import '../board/board.css'
import '../drawer/drawer.css'
import { useState } from 'react'
import { EntryForm, type NewBookingProps } from '#web/features/bookings/admin/entry/entry-form.tsx'

/** A booking that came in by phone: who, when, who is free, the price (docs/product.md P6.70). */
export function NewBooking(props: NewBookingProps) {
  const [round, setRound] = useState(0)
  return <EntryForm key={round} {...props} onStartOver={() => setRound((before) => before + 1)} />
}
