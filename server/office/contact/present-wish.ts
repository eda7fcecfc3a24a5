import type { ContactWish } from '#shared/contract/office/contact-wishes.ts'
import type { WishRow } from './wish-rows.ts'

/** A wish as its customer and the office see it. */
export const presentWish = ({ id, email, phone, created_at, approved_at }: WishRow): ContactWish => ({
  id,
  email,
  phone,
  createdAt: created_at.toISOString(),
  state: approved_at === null ? 'open' : 'mailed',
})
