import { expect, test } from 'vitest'
import { readFiles, withoutComments } from './files.ts'

/** The room that writes each table (docs/decisions/019). */
const OWNERS: Record<string, readonly string[]> = {
  objects: ['stored_objects'],
  http: ['idempotency_keys'],
  audit: ['audit_log'],
  mail: ['outbox_emails'],
  settings: [
    'agency_settings',
    'chat_settings',
    'model_health',
    'model_tokens',
    'payment_instructions',
    'place_settings',
    'tax_settings',
    'text_edits',
  ],
  availability: ['agent_statuses', 'agent_weekly_hours', 'holds'],
  catalog: [
    'agent_photos',
    'agents',
    'categories',
    'images',
    'image_variants',
    'picture_work',
    'poster_jobs',
    'search_words',
  ],
  accounts: [
    ...[
      'agent_invite_codes',
      'authenticator_apps',
      'customer_notes',
      'customers',
      'factor_challenges',
      'known_devices',
    ],
    ...['login_failures', 'login_turns', 'one_time_links', 'passkeys', 'password_link_asks', 'recovery_codes'],
    ...['sessions', 'staff_invitations', 'users'],
  ],
  people: [
    ...['agent_contacts', 'agent_notes', 'agent_papers', 'agent_private_details', 'paper_files', 'paper_kinds'],
    ...['agent_tax_details', 'paper_reminders', 'w9_files', 'w9_requests'],
  ],
  bookings: ['agent_muted_mails', 'booking_messages', 'booking_notes', 'bookings', 'calendar_feeds', 'events'],
  billing: [
    ...['checkouts', 'disputes', 'invoice_counters', 'invoice_mailings', 'invoice_parts', 'invoices', 'payments'],
    'payment_methods',
    ...['agent_earnings', 'nec_thresholds', 'payouts', 'processor_events', 'reconcile_looks', 'service_packages'],
  ],
  changes: [...['booking_cancellations', 'booking_requests', 'drop_outs', 'replacement_choices', 'replacement_offers']],
  proposals: ['agreements', 'proposal_questions', 'proposals'],
  testimonials: ['review_pictures', 'testimonials'],
  office: [
    ...['brand_files', 'brand_sets', 'brand_settings', 'contact_wishes', 'demo_data', 'demo_rows', 'hidden_checklist'],
    ...['import_batches', 'import_files', 'import_pictures', 'import_problems', 'import_rows', 'kept_steps'],
  ],
  chat: [
    ...['chat_applications', 'chat_gaps', 'chat_messages', 'chat_ratings', 'chat_sessions'],
    ...['kb_builds', 'kb_entries', 'written_answers'],
  ],
}

/** Tables of other rooms that a room writes too, each with its reason in docs/decisions/019. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  // what refers to a deleted category moves to another one, in one transaction
  catalog: ['agent_invite_codes', 'agent_papers', 'paper_kinds', 'service_packages'],
  // ending an access ends its calendar feeds and its wish for another email, and hands back its conversations
  accounts: ['calendar_feeds', 'chat_sessions', 'contact_wishes'],
  // the request is one statement; an event is checked in and out; a review is invited with a link
  bookings: ['agent_statuses', 'customers', 'idempotency_keys', 'one_time_links'],
  // a proposal and an offer are mailed with links; who left answers by link no more
  changes: ['one_time_links'],
  // a proposal is mailed with a link
  proposals: ['one_time_links'],
  // an agent's rating is the mean of their reviews; a review uses up its link
  testimonials: ['agents', 'one_time_links'],
  // the tokens of an answer are counted where it is made
  chat: ['model_tokens'],
}

/** Files that delete, blank or move rows of every room: what is too old, a customer who is erased or merged, the demo. */
const EVERY_ROOM = /^server\/(db\/sweep\.ts|office\/(privacy|merge|demo)\/)/

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|update)\s+(?:only\s+)?([a-z]\w+)\s+(?:as\s+)?(?:\w+\s+)?(?:set|where|using|select|values|\(|\$\{|default)/g,
]
/** A table's name that isn't written out. */
const COMPOSED = /\b(?:insertInto|updateTable|deleteFrom)\(\s*[^'\s]/

const sources = readFiles('server/**/*.ts')
  .filter(({ name }) => !/\.test\.ts$|test-support\//.test(name))
  .map(({ name, text }) => ({ name, text: withoutComments(text) }))
const tables = readFiles('server/db/types.ts').flatMap(({ text }) =>
  [...(/export interface DB \{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name),
)
const ownerOf = new Map(Object.entries(OWNERS).flatMap(([room, owned]) => owned.map((table) => [table, room] as const)))
const writes = sources.flatMap(({ name, text }) => {
  const written = WRITES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table))
  const room = /^server\/([^/]+)\//.exec(name)?.[1] ?? ''
  return [...new Set(written)].filter((table) => tables.includes(table)).map((table) => ({ name, room, table }))
})

/** Any room queues mail: the row of the outbox is part of the room's own transaction (docs/decisions/013). */
const isAllowed = ({ name, room, table }: (typeof writes)[number]) =>
  ownerOf.get(table) === room ||
  table === 'outbox_emails' ||
  EVERY_ROOM.test(name) ||
  (EXCEPTIONS[room]?.includes(table) ?? false)

test('each table is written by its own room', () => {
  expect(tables.length).toBeGreaterThan(30)
  expect(writes.length).toBeGreaterThan(60)
  expect(writes.filter((write) => !isAllowed(write)).map(({ name, table }) => `${name} writes ${table}`)).toEqual([])
})

test('each table that is written has an owner, and each owner writes its tables', () => {
  const written = new Set(writes.map(({ table }) => table))
  expect([...written].filter((table) => !ownerOf.has(table))).toEqual([])
  const idle = [...ownerOf].filter(([table, room]) => !writes.some((one) => one.table === table && one.room === room))
  expect(idle).toEqual([])
})

test('every exception is still needed', () => {
  const idle = Object.entries(EXCEPTIONS).flatMap(([room, listed]) =>
    listed.filter((table) => !writes.some((one) => one.room === room && one.table === table)),
  )
  expect(idle).toEqual([])
})

test('tables are written by names that this test can read', () => {
  expect(sources.filter(({ text }) => COMPOSED.test(text)).map(({ name }) => name)).toEqual([])
})
