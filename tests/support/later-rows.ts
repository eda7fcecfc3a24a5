import { day, id, type OldRow } from '#tests/support/old-row.ts'

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
const [OWNER, CUSTOMER, AGENT, BOOKING, PAYMENT] = [id(1, 1), id(2, 1), id(3, 1), id(4, 2), id(5, 1)]
const [KIND, PAPER] = [id(20, 1), id(21, 1)]
const IMPORT = id(34, 1)
const PICTURE = 'a1'.repeat(32)

/** Rows of the tables that later releases added; a release without the table has none. */
export const LATER_ROWS: readonly OldRow[] = [
  [
    'disputes',
    {
      ...{ id: id(18, 1), payment_id: PAYMENT, processor: 'stripe', processor_id: 'dp_1', amount_cents: 42_200 },
      ...{ reason: 'fraudulent', state: 'lost', closed_at: day(3) },
    },
  ],
  ['events', { id: id(30, 1), customer_id: CUSTOMER }],
  ['agent_muted_mails', { agent_id: AGENT, kind: 'agent-reminder' }],
  [
    'booking_messages',
    {
      ...{ id: id(19, 1), batch: id(19, 9), booking_id: BOOKING, recipient_email: 'dana@example.com' },
      ...{ subject: 'Parking', message: 'Use the side door.', sent_by: OWNER },
    },
  ],
  ['stored_objects', { key: `images/${'c3'.repeat(32)}-${'d4'.repeat(8)}`, bytes: 9 }],
  ['images', { id: PICTURE, uploaded_by: OWNER }],
  ['agent_photos', { agent_id: AGENT, position: 1, image_id: PICTURE, alt: 'On the runway' }],
  ['agent_contacts', { agent_id: AGENT, phone: '(404) 555-0123', email: 'imani@example.com' }],
  [
    'agent_private_details',
    {
      ...{ agent_id: AGENT, legal_name: 'Imani A. Okafor', emergency_name: 'Ada Okafor' },
      ...{ emergency_relation: 'Sister', emergency_phone: '(404) 555-0124' },
    },
  ],
  ['paper_kinds', { id: KIND, category: 'model', name: 'Work permit', required: true }],
  ['paper_kinds', { id: id(20, 2), category: 'model', name: 'Badge' }],
  [
    'agent_papers',
    {
      ...{ id: PAPER, agent_id: AGENT, kind_id: KIND, name: 'Work permit', number: 'WP-1' },
      ...{ issued_on: '2026-01-01', expires_on: '2027-01-01' },
    },
  ],
  // its kind was deleted
  ['agent_papers', { id: id(21, 2), agent_id: AGENT, name: 'Old card' }],
  ['paper_files', { paper_id: PAPER, type: 'application/pdf', bytes: PDF }],
  ['paper_reminders', { paper_id: PAPER, expires_on: '2027-01-01', days: 60 }],
  ['agent_notes', { id: id(22, 1), agent_id: AGENT, author_id: OWNER, content: 'Arrives early.' }],
  ['customer_notes', { id: id(23, 1), customer_id: CUSTOMER, author_id: OWNER, content: 'Prefers a call.' }],
  ['contact_wishes', { customer_id: CUSTOMER, email: 'dana.new@example.com', phone: '(404) 555-0198' }],
  ['known_devices', { token_hash: Buffer.alloc(32, 9), customer_id: CUSTOMER }],
  ['poster_jobs', { agent_id: AGENT, requested_by: OWNER }],
  ['brand_sets', { id: 'b'.repeat(64), kind: 'hero' }],
  ['brand_files', { set_id: 'b'.repeat(64), name: 'hero-wide.webp', type: 'image/webp', bytes: Buffer.alloc(9, 4) }],
  ['text_edits', { text_id: 'home.title', version: 1, content: 'A name worth the night.', edited_by: OWNER }],
  ['picture_work', { user_id: OWNER, kind: 'upload' }],
  [
    'payouts',
    {
      ...{ id: id(25, 1), agent_id: AGENT, month: '2026-05-01', bookings: 1, share_cents: 20_000, adjustment_cents: 0 },
      ...{ cents: 20_000, method: 'zelle', paid_on: '2026-06-01', paid_by: OWNER },
    },
  ],
  [
    'agent_tax_details',
    {
      ...{ agent_id: AGENT, street: '12 Peachtree St', city: 'Atlanta', state: 'GA', zip: '30303' },
      ...{ tin_kind: 'ssn', tin_sealed: Buffer.alloc(38, 1), tin_last4: '9999' },
    },
  ],
  [
    'w9_files',
    {
      ...{ agent_id: AGENT, type: 'application/pdf', sealed: Buffer.alloc(60, 2), bytes: 30 },
      ...{ key_mark: '0123456789abcdef', opens: true },
    },
  ],
  ['w9_requests', { agent_id: AGENT, asked_on: '2026-11-23', asked_by: OWNER }],
  ['nec_thresholds', { year: 2027, cents: 210_000 }],
  [
    'booking_cancellations',
    {
      ...{ booking_id: BOOKING, cause: 'customer', reason_code: 'weather', keep_percent: 50, by_customer: true },
      ...{ policy_keep_cents: 30_000, keep_cents: 20_000, deviation_reason: 'A regular.' },
    },
  ],
  ['booking_requests', { id: id(26, 1), booking_id: BOOKING, kind: 'cancel', state: 'declined', answer: 'Call us.' }],
  ['drop_outs', { id: id(27, 1), booking_id: BOOKING, agent_id: AGENT, cause: 'cannot_make_it', event_date: day(30) }],
  ['replacement_offers', { id: id(28, 1), booking_id: BOOKING, message: 'Who fits best?', deadline: day(20) }],
  ['replacement_choices', { id: id(29, 1), offer_id: id(28, 1), agent_id: AGENT, price_cents: 40_000, position: 1 }],
  [
    'proposals',
    {
      ...{ id: id(32, 1), event_id: id(30, 1), version: 1, state: 'accepted', document: '{}', closed_at: day(2) },
      ...{ document_hash: Buffer.alloc(32, 3), total_cents: 80_000, valid_until: day(20), sent_by: OWNER },
    },
  ],
  [
    'agreements',
    {
      ...{ proposal_id: id(32, 1), signed_name: 'Dana Whitfield', address: '203.0.113.7', user_agent: 'Firefox' },
      document_hash: Buffer.alloc(32, 3),
    },
  ],
  ['proposal_questions', { id: id(33, 1), proposal_id: id(32, 1), question: 'Until when?' }],
  [
    'holds',
    {
      ...{ booking_id: BOOKING, proposal_id: id(32, 1), agent_id: AGENT, start_time: day(20), busy_until: day(21) },
      held_until: day(10),
    },
  ],
  ['demo_data', { loaded_at: day(0), share_percent: 65, kept_at: day(1), kept_by: OWNER }],
  ['demo_rows', { kind: 'agents', id: AGENT }],
  ['kept_steps', { step: 'deposit', kept_by: OWNER }],
  ['hidden_checklist', { hidden_by: OWNER }],
  ['chat_gaps', { id: id(31, 1), not_understood: 1, words: 'park', last_at: day(0) }],
  ['chat_gap_messages', { message_id: id(16, 1), gap_id: id(31, 1), why: 'not-understood', said_at: day(0) }],
  ['written_answers', { id: id(24, 1), question: 'Is there parking?', answer: 'Behind the house.' }],
  ['chat_applications', { session_id: id(15, 1), name: 'Ada Lin', email: 'ada@example.com', talent: 'Magician' }],
  [
    'import_batches',
    { id: IMPORT, kind: 'customers', file_name: 'customers.csv', state: 'checked', created_by: OWNER },
  ],
  ['import_files', { batch_id: IMPORT, bytes: Buffer.from('Name,Email') }],
  ['import_rows', { batch_id: IMPORT, position: 2, cells: ['Dana', 'dana@example.com'], verdict: 'duplicate' }],
  ['import_pictures', { batch_id: IMPORT, position: 2, address: 'https://pictures.example/dana.jpg' }],
  ['import_problems', { batch_id: IMPORT, position: 2, kind: 'duplicate', message: 'Already a customer' }],
]
