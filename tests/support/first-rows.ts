import { day, id, type OldRow } from '#tests/support/old-row.ts'

const bytes = (n: number) => Buffer.alloc(32, n)

const [USER, CUSTOMER, AGENT, BOOKING, PAYMENT, INVOICE, SESSION] = [1, 2, 3, 4, 5, 6, 7]
const person = { customer_name: 'Dana Whitfield', customer_email: 'dana@example.com' }
const booking = {
  ...{ agent_id: id(AGENT, 1), customer_id: id(CUSTOMER, 1), ...person, event_type: 'wedding' },
  ...{ event_duration: 4, total_cents: 40_000 },
}

/** What a product of the first release has gathered that has been in use for a while, in an order that can be inserted. */
export const FIRST_ROWS: readonly OldRow[] = [
  [
    'users',
    {
      ...{ id: id(USER, 1), username: 'office', password_hash: 'none', role: 'admin', email: 'office@example.com' },
      // not in the releases before roles
      staff_role: 'owner',
    },
  ],
  ['users', { id: id(USER, 2), username: 'imani', password_hash: 'none', role: 'agent', email: 'imani@example.com' }],
  ['customers', { id: id(CUSTOMER, 1), email: 'dana@example.com', name: 'Dana Whitfield', phone: '(404) 555-0199' }],
  [
    'customers',
    {
      ...{ id: id(CUSTOMER, 2), email: 'Ä.ö@example.com', name: 'Ä "Ö" O’Neil', password_hash: 'none' },
      ...{ company: 'Ö & Söhne', tags: ['VIP'], tax_exempt: true },
      ...{ do_not_book_reason: 'No show', do_not_book_since: day(-5) },
    },
  ],
  ['sessions', { id: id(SESSION, 1), token_hash: bytes(1), role: 'admin', user_id: id(USER, 1), expires_at: day(400) }],
  [
    'sessions',
    { id: id(SESSION, 2), token_hash: bytes(2), role: 'customer', customer_id: id(CUSTOMER, 1), expires_at: day(400) },
  ],
  ['login_failures', { account: 'dana@example.com', address: '127.0.0.1' }],
  ['categories', { id: id(8, 1), name: 'model', display_name: 'Models', description: 'They pose.' }],
  ['categories', { id: id(8, 2), name: 'dj', display_name: 'DJs', position: 2, hidden: true, features: ['Decks'] }],
  [
    'agents',
    {
      id: id(AGENT, 1),
      user_id: id(USER, 2),
      name: 'Imani Okafor',
      category: 'model',
      hourly_rate: 100,
      bio: 'Calm, exact.',
      specialties: ['runway'],
    },
  ],
  ['agents', { id: id(AGENT, 2), name: 'Vera Vane', category: 'dj', archived_at: day(-3) }],
  [
    'agent_invite_codes',
    {
      id: id(9, 1),
      code: 'ABCD2345',
      email: 'new@example.com',
      category: 'dj',
      expires_at: day(400),
      created_by: id(USER, 1),
    },
  ],
  ['agent_weekly_hours', { agent_id: id(AGENT, 1), weekday: 1, start_minute: 600, end_minute: 1200 }],
  ['bookings', { id: id(BOOKING, 1), ...booking, event_date: day(30) }],
  [
    'bookings',
    {
      id: id(BOOKING, 2),
      ...booking,
      event_date: day(40),
      status: 'confirmed',
      payment_status: 'paid',
      deposit_percent: 30,
      counted_at: day(-1),
    },
  ],
  [
    'bookings',
    {
      id: id(BOOKING, 3),
      ...booking,
      event_date: day(-40),
      status: 'completed',
      payment_status: 'paid',
      counted_at: day(-40),
    },
  ],
  [
    'bookings',
    {
      id: id(BOOKING, 4),
      ...booking,
      event_date: day(-10),
      status: 'cancelled',
      payment_status: 'refunded',
      total_cents: null,
    },
  ],
  ['one_time_links', { token_hash: bytes(3), purpose: 'review', booking_id: id(BOOKING, 3), expires_at: day(400) }],
  [
    'booking_notes',
    { id: id(10, 1), booking_id: id(BOOKING, 2), author_id: id(USER, 1), content: 'Wants the side door.' },
  ],
  [
    'agent_statuses',
    {
      id: id(11, 1),
      agent_id: id(AGENT, 1),
      booking_id: id(BOOKING, 2),
      start_time: day(40),
      end_time: day(40.5),
      busy_until: day(40.5),
      duration_minutes: 240,
    },
  ],
  [
    'agent_statuses',
    {
      id: id(11, 2),
      agent_id: id(AGENT, 1),
      start_time: day(50),
      end_time: day(51),
      busy_until: day(51),
      duration_minutes: 1440,
      reason: 'away',
    },
  ],
  [
    'idempotency_keys',
    {
      route: 'POST /api/bookings',
      actor: 'address:127.0.0.1',
      key: 'k',
      body_hash: bytes(4),
      booking_id: id(BOOKING, 1),
      status: 201,
    },
  ],
  ['invoice_counters', { year: 2026, last_number: 2 }],
  [
    'invoices',
    {
      id: id(INVOICE, 1),
      booking_id: id(BOOKING, 2),
      invoice_number: 'INV-2026-0001',
      subtotal_cents: 40_000,
      tax_cents: 3_200,
      discount_cents: 1_000,
      total_cents: 42_200,
      due_date: day(15),
      status: 'paid',
      sent_at: day(0),
    },
  ],
  [
    'invoices',
    {
      id: id(INVOICE, 2),
      booking_id: id(BOOKING, 3),
      invoice_number: 'INV-2026-0002',
      subtotal_cents: 40_000,
      total_cents: 40_000,
      due_date: day(-20),
      status: 'pending',
      voided_at: day(-19),
      void_reason: 'wrong name',
    },
  ],
  [
    'payments',
    {
      id: id(PAYMENT, 1),
      booking_id: id(BOOKING, 2),
      invoice_id: id(INVOICE, 1),
      amount_cents: 42_200,
      payment_method: 'zelle',
      payment_status: 'completed',
      transaction_id: 'Z-1',
      paid_at: day(1),
    },
  ],
  [
    'payments',
    {
      id: id(PAYMENT, 2),
      booking_id: id(BOOKING, 3),
      purpose: 'deposit',
      amount_cents: 12_000,
      payment_method: 'cash',
      payment_status: 'completed',
      verified_at: day(2),
      verified_by: id(USER, 1),
      paid_at: day(-41),
    },
  ],
  [
    'payments',
    {
      id: id(PAYMENT, 3),
      booking_id: id(BOOKING, 3),
      kind: 'refund',
      payment_id: id(PAYMENT, 2),
      purpose: 'deposit',
      amount_cents: 2_000,
      payment_method: 'cash',
      payment_status: 'completed',
      paid_at: day(-39),
    },
  ],
  [
    'payment_methods',
    {
      id: id(12, 1),
      customer_id: id(CUSTOMER, 1),
      type: 'credit_card',
      last4: '4242',
      brand: 'Visa',
      expiry_month: 1,
      expiry_year: 2030,
      cardholder_name: 'Dana Whitfield',
      is_default: true,
    },
  ],
  [
    'service_packages',
    {
      id: id(13, 1),
      name: 'An evening',
      category: 'model',
      base_price_cents: 50_000,
      duration: 3,
      features: ['a', 'b'],
    },
  ],
  [
    'testimonials',
    {
      id: id(14, 1),
      booking_id: id(BOOKING, 3),
      customer_name: 'Dana',
      rating: 5,
      content: 'A night to remember.',
      is_approved: true,
    },
  ],
  ['testimonials', { id: id(14, 2), customer_name: 'Lee', rating: 2, content: 'Late.', rejected_at: day(-1) }],
  ['chat_sessions', { id: id(15, 1), customer_id: id(CUSTOMER, 1), session_token_hash: bytes(5), status: 'completed' }],
  ['chat_messages', { id: id(16, 1), session_id: id(15, 1), role: 'user', content: 'What services do you offer?' }],
  ['chat_ratings', { session_id: id(15, 1), rating: 4, comment: 'Quick.' }],
  [
    'outbox_emails',
    {
      id: id(17, 1),
      kind: 'booking-received',
      recipient: 'dana@example.com',
      customer_id: id(CUSTOMER, 1),
      booking_id: id(BOOKING, 1),
    },
  ],
  [
    'audit_log',
    {
      actor_role: 'admin',
      actor_id: id(USER, 1),
      action: 'booking.confirmed',
      entity: 'booking',
      entity_id: id(BOOKING, 2),
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    },
  ],
]
