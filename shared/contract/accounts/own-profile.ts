import { z } from 'zod'
import { BOOKING_TEXT_LIMITS } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { line } from '../text.ts'

const Name = z.object({ name: line(BOOKING_TEXT_LIMITS.name, 'Name is required') })

export const changeOwnName = endpoint({
  method: 'PUT',
  path: '/api/customer/name',
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Change the own name. Bookings keep the name they were requested with',
  body: Name,
  response: Name,
})
