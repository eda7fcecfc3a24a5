/** Every list of bookings is kept under this key, so that a new booking refreshes them all. */
export const BOOKINGS_KEY = ['bookings'] as const
