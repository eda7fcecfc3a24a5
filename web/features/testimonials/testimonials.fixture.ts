import type { Testimonial } from '#shared/contract/testimonials/testimonials.ts'

/** A testimonial for tests; say only what the test is about. */
export const buildTestimonial = (some: Partial<Testimonial> = {}): Testimonial => ({
  id: 't1',
  bookingId: null,
  customerName: 'Dana Whitlock',
  customerImage: null,
  rating: 5,
  content: 'She learned the room in a minute and kept it until midnight.',
  eventType: 'wedding',
  isApproved: true,
  createdAt: '2025-01-01T00:00:00Z',
  reply: null,
  repliedAt: null,
  ...some,
})
