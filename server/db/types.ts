// Written by `npm run db:types` from the migrations. Don't edit.
import type { ColumnType } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
type Computed<T> = ColumnType<T, never, never>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>

export interface AgencySettings {
  id: Generated<boolean>
  address: string | null
  notice_recipients: Generated<string[]>
  opening_hours: Generated<Json>
  deposit_percent: number | null
  buffer_minutes: Generated<number>
  agent_share_percent: number | null
  cancellation_terms: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
  booker_refund_cents: Generated<number>
  require_second_factor: Generated<boolean>
  bookers_open_private: Generated<boolean>
  review_new_agents: Generated<boolean>
  cancellation_policy: Json | null
  kept_share_percent: number | null
  agreement_template: string | null
  countersign_by_hand: Generated<boolean>
}

export interface AgentContacts {
  agent_id: string
  phone: string | null
  email: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface AgentEarnings {
  id: Generated<number>
  agent_id: string
  booking_id: string
  month: string
  cents: number
  share_percent: number | null
  share_flat_cents: number | null
  entered_at: Timestamp
  lines: Json | null
  payout_id: string | null
  correction: Generated<boolean>
  kept_cents: number | null
}

export interface AgentInviteCodes {
  id: Generated<string>
  code: string
  email: string
  category: string
  expires_at: Timestamp
  used: Generated<boolean>
  used_by: string | null
  used_at: Timestamp | null
  created_by: string | null
  created_at: Generated<Timestamp>
  revoked_at: Timestamp | null
  agent_id: string | null
  opened_at: Timestamp | null
}

export interface AgentMutedMails {
  agent_id: string
  kind: 'agent-request' | 'agent-confirmed' | 'agent-changed' | 'agent-reminder'
  created_at: Generated<Timestamp>
}

export interface AgentNotes {
  id: Generated<string>
  agent_id: string
  author_id: string | null
  content: string
  created_at: Generated<Timestamp>
}

export interface AgentPapers {
  id: Generated<string>
  agent_id: string
  kind_id: string | null
  name: string
  number: string | null
  issued_on: string | null
  expires_on: string | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface AgentPhotos {
  agent_id: string
  position: number
  image_id: string
  alt: string
  created_at: Generated<Timestamp>
}

export interface AgentPrivateDetails {
  agent_id: string
  legal_name: string | null
  emergency_name: string | null
  emergency_relation: string | null
  emergency_phone: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface AgentStatuses {
  id: Generated<string>
  agent_id: string
  booking_id: string | null
  start_time: Timestamp
  end_time: Timestamp
  busy_until: Timestamp
  duration_minutes: number
  status: Generated<'active' | 'overlapping' | 'ended' | 'cancelled'>
  reason: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  arrived_at: Timestamp | null
  finished_at: Timestamp | null
}

export interface AgentTaxDetails {
  agent_id: string
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  tin_kind: 'ssn' | 'ein' | null
  tin_sealed: Buffer | null
  tin_last4: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface AgentWeeklyHours {
  agent_id: string
  weekday: number
  start_minute: number
  end_minute: number
}

export interface AgentWeeks {
  agent_id: string
  open: string
}

export interface Agents {
  id: Generated<string>
  user_id: string | null
  name: string
  category: string
  bio: string | null
  experience: string | null
  specialties: Generated<string[]>
  hourly_rate: number | null
  image: string | null
  poster: Json | null
  instagram: string | null
  twitter: string | null
  website: string | null
  availability: Generated<boolean>
  total_bookings: Generated<number>
  rating: Generated<number>
  archived_at: Timestamp | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  search_words: Computed<string | null>
  poster_image: string | null
  share_percent: number | null
  share_flat_cents: number | null
  published_at: Generated<Timestamp | null>
  travel: string | null
  setup: string | null
  bring: string | null
  imported_changes: Generated<number>
}

export interface Agreements {
  proposal_id: string
  signed_name: string
  signed_at: Generated<Timestamp>
  address: string
  user_agent: string
  document_hash: Buffer
  pdf: Buffer | null
  countersign_by_hand: Generated<boolean>
  countersigned_name: string | null
  countersigned_at: Timestamp | null
  countersigned_by: string | null
  countersigned_pdf: Buffer | null
  pdf_key: string | null
  countersigned_pdf_key: string | null
}

export interface AuditLog {
  id: Generated<number>
  at: Generated<Timestamp>
  actor_role: 'admin' | 'agent' | 'customer' | null
  actor_id: string | null
  action: string
  entity: string
  entity_id: string
  before: Json | null
  after: Json | null
  reason: string | null
  request_id: string | null
}

export interface AuthenticatorApps {
  user_id: string
  sealed_secret: Buffer
  last_step: number
  created_at: Generated<Timestamp>
}

export interface BookingAccounts {
  booking_id: string
  day: string
  owed_beyond_cents: number
  due_day: string | null
  due_cents: number
  excess_cents: Generated<number>
  owed_cents: number | null
  event_date: Timestamp | null
  due_invoice: string | null
}

export interface BookingBalances {
  booking_id: string | null
  day: string | null
  owed_cents: number | null
  counted_cents: number | null
  due_day: string | null
  due_cents: number | null
  due_invoice: string | null
}

export interface BookingCancellations {
  booking_id: string
  cause: 'customer' | 'agency'
  reason_code: string
  reason: string | null
  keep_percent: number
  policy_keep_cents: number
  keep_cents: number
  deviation_reason: string | null
  canceled_by: string | null
  by_customer: boolean
  created_at: Generated<Timestamp>
}

export interface BookingMessages {
  id: Generated<string>
  batch: string
  booking_id: string
  recipient_email: string
  subject: string
  message: string
  sent_by: string | null
  created_at: Generated<Timestamp>
}

export interface BookingNotes {
  id: Generated<string>
  booking_id: string
  author_id: string | null
  content: string
  created_at: Generated<Timestamp>
}

export interface BookingRequests {
  id: Generated<string>
  booking_id: string
  kind: 'change' | 'cancel'
  state: Generated<'open' | 'proposed' | 'approved' | 'declined' | 'withdrawn'>
  wanted: Generated<Json>
  proposed: Json | null
  message: string | null
  reason_code: string | null
  answer: string | null
  price_cents: number | null
  created_at: Generated<Timestamp>
  answered_at: Timestamp | null
  answered_by: string | null
  reminded_at: Timestamp | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
  accepted_proposal: Generated<boolean>
  price_change_cents: number | null
}

export interface Bookings {
  id: Generated<string>
  agent_id: string
  customer_id: string
  customer_name: string
  customer_email: string
  customer_phone: string | null
  event_type: 'corporate' | 'private_party' | 'wedding' | 'birthday' | 'bachelor_party' | 'bachelorette_party' | 'other'
  event_date: Timestamp
  event_duration: number
  event_location: string | null
  special_requests: string | null
  status: Generated<'pending' | 'confirmed' | 'completed' | 'cancelled'>
  payment_status: Generated<'pending' | 'paid' | 'refunded'>
  total_cents: number | null
  deposit_percent: number | null
  requested_as: Generated<'new_customer' | 'signed_in' | 'known_not_signed_in' | 'office'>
  counted_at: Timestamp | null
  agent_answer: 'accepted' | 'declined' | null
  agent_answer_reason: string | null
  agent_answered_at: Timestamp | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  completed_at: Timestamp | null
  first_confirmed_at: Timestamp | null
  package_id: string | null
  package_name: string | null
  package_cents: number | null
  package_hours: number | null
  package_rate: number | null
  number: Generated<number>
  price_lines: Json | null
  cancellation_policy: Json | null
  guests: number | null
  event_id: Generated<string>
  imported_at: Timestamp | null
  imported_changes: Generated<number>
}

export interface BrandFiles {
  set_id: string
  name: string
  type: string
  bytes: Buffer
}

export interface BrandSets {
  id: string
  kind: 'logo' | 'hero' | 'made'
  width: number | null
  height: number | null
  tone: 'own' | 'ink' | null
  created_at: Generated<Timestamp>
}

export interface BrandSettings {
  singleton: Generated<boolean>
  name: string | null
  phone: string | null
  email: string | null
  accent_dark: string | null
  accent_light: string | null
  logo_set: string | null
  hero_set: string | null
  made_set: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface CalendarFeeds {
  token_hash: Buffer
  agent_id: string | null
  created_at: Generated<Timestamp>
  created_by: string | null
  last_read_at: Timestamp | null
}

export interface Categories {
  id: Generated<string>
  name: string
  display_name: string
  description: string | null
  image: string | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  card_payments: Generated<boolean>
  position: Generated<number>
  hidden: Generated<boolean>
  features: Generated<string[]>
}

export interface ChatApplications {
  session_id: string
  name: string
  email: string | null
  phone: string | null
  talent: string | null
  created_at: Generated<Timestamp>
  state: Generated<'open' | 'answered' | 'dismissed'>
}

export interface ChatGapMessages {
  message_id: string
  gap_id: string
  why: 'not-understood' | 'rated-low'
  said_at: Timestamp
}

export interface ChatGaps {
  id: Generated<string>
  words: string
  not_understood: Generated<number>
  rated_low: Generated<number>
  message_count: Computed<number>
  last_at: Timestamp
  dismissed_at: Timestamp | null
  answered_at: Timestamp | null
}

export interface ChatMessages {
  id: Generated<string>
  session_id: string
  role: 'user' | 'assistant' | 'system'
  content: string
  metadata: Generated<Json>
  created_at: Generated<Timestamp>
  intent: string | null
}

export interface ChatRatings {
  session_id: string
  rating: number
  comment: string | null
  created_at: Generated<Timestamp>
}

export interface ChatSessions {
  id: Generated<string>
  customer_id: string | null
  session_token_hash: Buffer
  status: Generated<'active' | 'completed'>
  metadata: Generated<Json>
  transcripts_sent: Generated<number>
  created_at: Generated<Timestamp>
  last_message_at: Generated<Timestamp>
  waiting_since: Timestamp | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  taken_by: string | null
  taken_name: string | null
  taken_at: Timestamp | null
  answering_until: Timestamp | null
  ended_at: Timestamp | null
  message_count: Generated<number>
  network: string | null
  admitted: Generated<boolean>
  dialogue: Json | null
  waiting_for: 'person' | 'complaint' | 'emergency' | null
}

export interface ChatSettings {
  id: Generated<boolean>
  enabled: Generated<boolean>
  ai_model: Generated<'gpt-4o-mini' | 'gpt-4o' | 'gpt-3.5-turbo' | 'ollama' | 'fallback'>
  openai_api_key: Buffer | null
  redis_host: Generated<string>
  redis_port: Generated<number>
  redis_password: Buffer | null
  auto_popup_delay: Generated<number>
  inactivity_timeout: Generated<number>
  max_concurrent_sessions: Generated<number>
  enable_transcript_email: Generated<boolean>
  enable_rating_prompt: Generated<boolean>
  system_prompt: Generated<string>
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface Checkouts {
  id: Generated<string>
  booking_id: string
  processor: string
  purpose: 'full' | 'deposit' | 'balance'
  amount_cents: number
  state: Generated<'open' | 'paid' | 'expired' | 'returning' | 'returned'>
  session_id: string | null
  url: string | null
  processor_id: string | null
  expires_at: Timestamp
  created_at: Generated<Timestamp>
  returns_to: Generated<string>
  parts: Json | null
}

export interface ContactWishes {
  customer_id: string
  id: Generated<string>
  email: string | null
  phone: string | null
  created_at: Generated<Timestamp>
  approved_at: Timestamp | null
}

export interface CurrentDue {
  agent_id: string | null
  month: string | null
  bookings: number | null
  share_cents: number | null
  corrections: number | null
  correction_cents: number | null
}

export interface CurrentTallies {
  measure: string | null
  day: string | null
  category_id: string | null
  event_type: string | null
  amount: number | null
}

export interface CurrentTotals {
  measure: string | null
  category_id: string | null
  amount: number | null
}

export interface CustomerNotes {
  id: Generated<string>
  customer_id: string
  author_id: string | null
  content: string
  created_at: Generated<Timestamp>
}

export interface Customers {
  id: Generated<string>
  email: string
  password_hash: string | null
  temporary_password_expires_at: Timestamp | null
  name: string
  phone: string | null
  must_change_password: Generated<boolean>
  status: Generated<'active' | 'suspended' | 'erased' | 'merged'>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  earlier_password_hashes: Generated<string[]>
  company: string | null
  tags: Generated<string[]>
  tax_exempt: Generated<boolean>
  do_not_book_reason: string | null
  do_not_book_since: Timestamp | null
  do_not_book_by: string | null
  merged_into: string | null
  version: Generated<number>
  tax_exempt_number: string | null
  words: Computed<string | null>
}

export interface DemoData {
  singleton: Generated<boolean>
  loaded_at: Generated<Timestamp>
  share_percent: number | null
  kept_at: Timestamp | null
  kept_by: string | null
  removed_at: Timestamp | null
}

export interface DemoRows {
  kind: 'agents' | 'bookings' | 'categories' | 'customers' | 'images' | 'service_packages' | 'testimonials' | 'users'
  id: string
}

export interface Disputes {
  id: Generated<string>
  payment_id: string
  processor: string
  processor_id: string
  amount_cents: number
  reason: string
  state: 'open' | 'won' | 'lost'
  refundable: Generated<boolean>
  due_by: Timestamp | null
  created_at: Generated<Timestamp>
  closed_at: Timestamp | null
}

export interface DropOuts {
  id: Generated<string>
  booking_id: string
  agent_id: string
  cause: 'declined' | 'cannot_make_it' | 'blocked' | 'archived'
  reason: string | null
  event_date: Timestamp
  created_at: Generated<Timestamp>
  resolved_at: Timestamp | null
}

export interface DueChanges {
  id: Generated<number>
  agent_id: string
  month: string
  bookings: number
  share_cents: number
  corrections: number
  correction_cents: number
}

export interface DueTallies {
  agent_id: string
  month: string
  bookings: number
  share_cents: number
  corrections: number
  correction_cents: number
  due_cents: Generated<number>
  until: Generated<string>
}

export interface EarnedBookings {
  booking_id: string | null
  agent_id: string | null
  net_cents: number | null
  price_cents: number | null
  kept_cents: number | null
  since: Timestamp | null
  talent_cents: number | null
  agency_cents: number | null
  lines: Json | null
}

export interface Events {
  id: Generated<string>
  customer_id: string
  created_at: Generated<Timestamp>
  title: string | null
  contact_name: string | null
  contact_phone: string | null
  notes: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface FactorChallenges {
  token_hash: Buffer
  purpose: 'passkey-login' | 'second-factor' | 'verify' | 'add-passkey' | 'add-app'
  user_id: string | null
  session_id: string | null
  sealed_secret: Buffer | null
  expires_at: Generated<Timestamp>
}

export interface HiddenChecklist {
  singleton: Generated<boolean>
  hidden_at: Generated<Timestamp>
  hidden_by: string | null
}

export interface Holds {
  booking_id: string
  proposal_id: string
  agent_id: string
  start_time: Timestamp
  busy_until: Timestamp
  held_until: Timestamp
}

export interface IdempotencyKeys {
  route: string
  actor: string
  key: string
  body_hash: Buffer
  booking_id: string
  status: number
  created_at: Generated<Timestamp>
  payment_id: string | null
}

export interface ImageVariants {
  image_id: string
  width: number
  height: number
  format: 'avif' | 'webp' | 'jpeg' | 'png'
  bytes: Buffer | null
  object_key: string | null
}

export interface Images {
  id: string
  uploaded_by: string | null
  created_at: Generated<Timestamp>
}

export interface ImportBatches {
  id: Generated<string>
  kind: 'customers' | 'bookings' | 'agents' | 'payments' | 'busy' | 'photos'
  file_name: string
  state: Generated<'reading' | 'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone' | 'failed'>
  headings: Generated<string[]>
  columns: Generated<Json>
  row_count: Generated<number>
  step_count: Generated<number>
  done_count: Generated<number>
  at_position: Generated<number>
  takes_possible: Generated<boolean>
  failure: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  finished_at: Timestamp | null
  day_first: Generated<boolean>
  reads: Generated<number>
  agent_id: string | null
}

export interface ImportFiles {
  batch_id: string
  bytes: Buffer
}

export interface ImportPictures {
  batch_id: string
  position: number
  bytes: Buffer | null
  address: string | null
}

export interface ImportProblems {
  id: Generated<number>
  batch_id: string
  position: number
  heading: string | null
  kind: 'problem' | 'duplicate' | 'possible'
  value: string | null
  message: string
}

export interface ImportRows {
  batch_id: string
  position: number
  cells: string[] | null
  fields: Json | null
  match_key: string | null
  agent_id: string | null
  starts_at: Timestamp | null
  busy_until: Timestamp | null
  verdict: 'ready' | 'problem' | 'duplicate' | 'possible' | null
  made_id: string | null
  customer_id: string | null
  status_before: 'pending' | 'paid' | null
  image_id: string | null
}

export interface InvoiceCounters {
  year: number
  last_number: number
}

export interface InvoiceMailings {
  id: Generated<string>
  invoice_id: string
  recipient_name: string
  recipient_email: string
  message: string | null
  sent_by: string | null
  created_at: Generated<Timestamp>
}

export interface InvoiceParts {
  invoice_id: string
  booking_id: string
  position: Generated<number>
  subtotal_cents: number
  tax_cents: Generated<number>
  discount_cents: Generated<number>
  total_cents: number
  status: 'draft' | 'pending' | 'paid'
  voided_at: Timestamp | null
  tax_rule: number | null
}

export interface Invoices {
  id: Generated<string>
  booking_id: string
  invoice_number: string
  subtotal_cents: number
  tax_cents: Generated<number>
  discount_cents: Generated<number>
  total_cents: number
  due_date: Timestamp
  status: Generated<'draft' | 'pending' | 'paid'>
  notes: string | null
  sent_at: Timestamp | null
  voided_at: Timestamp | null
  void_reason: string | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  frozen: Json | null
  frozen_facts: Json | null
  replaces_number: string | null
  tax_rule: number | null
  reminders_paused_at: Timestamp | null
  bookings: Generated<number>
}

export interface KbAgents {
  id: string | null
  title: string | null
  content: string | null
}

export interface KbAnswers {
  id: string | null
  title: string | null
  content: string | null
}

export interface KbBuilds {
  id: Generated<boolean>
  built_at: Timestamp
}

export interface KbCategories {
  id: string | null
  title: string | null
  content: string | null
}

export interface KbEntries {
  kind: 'agent' | 'category' | 'service' | 'policy' | 'answer' | 'package'
  source_id: string
  title: string
  content: string
  search: Computed<string>
}

export interface KbPackages {
  id: string | null
  title: string | null
  content: string | null
}

export interface KeptBookings {
  booking_id: string | null
  agent_id: string | null
  net_cents: number | null
  price_cents: number | null
  kept_cents: number | null
  talent_cents: number | null
  agency_cents: number | null
}

export interface KeptSteps {
  step: 'hours' | 'texts' | 'tax' | 'deposit' | 'cancellation' | 'team' | 'payments'
  kept_at: Generated<Timestamp>
  kept_by: string | null
}

export interface KnownDevices {
  id: Generated<number>
  token_hash: Buffer
  user_id: string | null
  customer_id: string | null
  created_at: Generated<Timestamp>
  last_used_at: Generated<Timestamp>
}

export interface LoginFailures {
  id: Generated<number>
  account: string
  address: string
  failed_at: Generated<Timestamp>
  by_turn: Generated<boolean>
}

export interface LoginTurns {
  account: string
  address: string
  turn_at: Timestamp
  taken: Generated<boolean>
}

export interface MarginChanges {
  id: Generated<number>
  day: string
  agent_id: string
  received: Generated<number>
  returned: Generated<number>
  tax: Generated<number>
  talent: Generated<number>
  fees: Generated<number>
  unknown_fees: Generated<number>
}

export interface MarginTallies {
  unit: 'day' | 'month' | 'quarter' | 'half' | 'year'
  since: string
  agent_id: string
  received: number
  returned: number
  tax: number
  talent: number
  fees: number
  unknown_fees: number
}

export interface ModelHealth {
  id: Generated<boolean>
  answered_at: Timestamp | null
  failing_since: Timestamp | null
}

export interface ModelTokens {
  day: string
  tokens: number
  fallbacks: Generated<number>
}

export interface NecThresholds {
  year: number
  cents: number
  updated_at: Generated<Timestamp>
}

export interface OneTimeLinks {
  token_hash: Buffer
  purpose: 'answer_proposal' | 'reset_password' | 'review' | 'join_staff' | 'answer_booking' | 'pick_replacement' | 'could_you' | 'first_sign_in' | 'change_email' | 'open_proposal'
  user_id: string | null
  customer_id: string | null
  booking_id: string | null
  expires_at: Timestamp
  used_at: Timestamp | null
  created_at: Generated<Timestamp>
  staff_invitation_id: string | null
  event_date: Timestamp | null
  event_duration: number | null
  sent_to: string | null
  booking_request_id: string | null
  replacement_offer_id: string | null
  replacement_choice_id: string | null
  proposal_id: string | null
}

export interface OutboxEmails {
  id: Generated<string>
  kind: string
  recipient: string | null
  customer_id: string | null
  booking_id: string | null
  invoice_id: string | null
  data: Generated<Json>
  state: Generated<'queued' | 'sent' | 'failed' | 'cancelled'>
  attempts: Generated<number>
  deferred: Generated<boolean>
  message_id: string | null
  next_attempt_at: Generated<Timestamp>
  sent_at: Timestamp | null
  last_error: string | null
  created_at: Generated<Timestamp>
  user_id: string | null
  request_id: string | null
  refusals: Generated<number>
}

export interface PaperFiles {
  paper_id: string
  type: 'application/pdf' | 'image/webp'
  bytes: Buffer | null
  created_at: Generated<Timestamp>
  object_key: string | null
}

export interface PaperKinds {
  id: Generated<string>
  category: string
  name: string
  required: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  position: Generated<number>
}

export interface PaperReminders {
  paper_id: string
  expires_on: string
  days: number
  created_at: Generated<Timestamp>
}

export interface Passkeys {
  id: Generated<string>
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  created_at: Generated<Timestamp>
  last_used_at: Timestamp | null
}

export interface PasswordLinkAsks {
  id: Generated<number>
  account: string
  asker: string
  asked_at: Generated<Timestamp>
}

export interface PaymentInstructions {
  singleton: Generated<boolean>
  zelle: string | null
  venmo: string | null
  paypal: string | null
  bank_transfer: string | null
  cash: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface PaymentMethods {
  id: Generated<string>
  customer_id: string
  type: 'credit_card' | 'debit_card'
  last4: string
  brand: string
  expiry_month: number
  expiry_year: number
  cardholder_name: string
  billing_address: string | null
  billing_city: string | null
  billing_state: string | null
  billing_zip: string | null
  payment_processor_id: string | null
  is_default: Generated<boolean>
  created_at: Generated<Timestamp>
}

export interface Payments {
  id: Generated<string>
  booking_id: string
  invoice_id: string | null
  kind: Generated<'payment' | 'refund' | 'reversal'>
  payment_id: string | null
  purpose: Generated<'full' | 'deposit' | 'balance'>
  amount_cents: number
  payment_method: 'cash' | 'card' | 'bank_transfer' | 'paypal' | 'venmo' | 'zelle'
  payment_status: Generated<'completed' | 'pending' | 'failed'>
  transaction_id: string | null
  reported_by: Generated<'customer' | 'office' | 'processor'>
  verified_at: Timestamp | null
  verified_by: string | null
  reversed_at: Timestamp | null
  paid_at: Timestamp | null
  notes: string | null
  created_at: Generated<Timestamp>
  entered_by: string | null
  processor: string | null
  processor_id: string | null
  tax_cents: Generated<number>
  fee_cents: number | null
  excess_cents: Generated<number>
  excess_tax_cents: Generated<number>
  group_id: string | null
  imported_at: Timestamp | null
}

export interface PayoutYears {
  year: number
  agent_id: string
  cents: number
  processor_cents: number
}

export interface Payouts {
  id: Generated<string>
  agent_id: string
  month: string
  bookings: number
  share_cents: number
  adjustment_cents: number
  cents: number
  method: 'bank_transfer' | 'check' | 'zelle' | 'venmo' | 'cash' | 'card_processor'
  reference: string | null
  paid_on: string
  paid_by: string | null
  created_at: Generated<Timestamp>
  reopened_at: Timestamp | null
  reopened_by: string | null
  reopen_reason: string | null
}

export interface PictureWork {
  id: Generated<number>
  user_id: string
  kind: 'poster' | 'upload'
  done_at: Generated<Timestamp>
}

export interface PlaceSettings {
  singleton: Generated<boolean>
  time_zone: Generated<string>
  currency: Generated<string>
  week_start: Generated<number>
  date_order: Generated<'month' | 'day'>
  clock: Generated<number>
  phone_code: Generated<string>
  saved_at: Timestamp | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
  city: Generated<string>
}

export interface PosterJobs {
  agent_id: string
  requested_by: string | null
  due_at: Generated<Timestamp>
  attempts: Generated<number>
}

export interface ProcessorEvents {
  processor: string
  event_id: string
  type: string
  waits_for: string | null
  received_at: Generated<Timestamp>
}

export interface ProposalChanges {
  id: Generated<number>
  month: string
  state: string
  event_type: string
  events: number
  cents: number
  tenths: number | null
}

export interface ProposalHours {
  month: string
  tenths: number
  events: number
}

export interface ProposalOutcomes {
  event_id: string
  version: number
  month: string
  state: string
  event_type: string
  cents: number
  tenths: number | null
}

export interface ProposalQuestions {
  id: Generated<string>
  proposal_id: string
  question: string
  asked_at: Generated<Timestamp>
}

export interface ProposalTallies {
  month: string
  state: string
  event_type: string
  events: number
  cents: number
}

export interface Proposals {
  id: Generated<string>
  event_id: string
  version: number
  state: Generated<'sent' | 'seen' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'superseded'>
  document: string
  document_hash: Buffer
  total_cents: number
  valid_until: Timestamp
  sent_by: string | null
  sent_at: Generated<Timestamp>
  seen_at: Timestamp | null
  closed_at: Timestamp | null
  decline_reason: string | null
  stuck_at: Timestamp | null
  stuck_reason: string | null
}

export interface ReconcileLooks {
  subject: 'refund' | 'checkout' | 'event' | 'fee'
  reference: string
  looked_at: Timestamp
}

export interface RecoveryCodes {
  code_hash: Buffer
  user_id: string
  used_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface ReplacementChoices {
  id: Generated<string>
  offer_id: string
  agent_id: string
  price_cents: number
  price_lines: Json | null
  position: number
  agent_answer: 'yes' | 'no' | null
  agent_answered_at: Timestamp | null
  state: Generated<'offered' | 'picked' | 'confirmed' | 'passed' | 'gone'>
}

export interface ReplacementOffers {
  id: Generated<string>
  booking_id: string
  state: Generated<'open' | 'picked' | 'confirmed' | 'withdrawn'>
  message: string | null
  deadline: Timestamp
  created_by: string | null
  created_at: Generated<Timestamp>
  picked_at: Timestamp | null
  closed_at: Timestamp | null
}

export interface RevenueChanges {
  id: Generated<number>
  day: string
  agent_id: string
  customer_id: string
  amount: number
}

export interface RevenueTallies {
  side: 'agent' | 'customer'
  unit: 'day' | 'month' | 'quarter' | 'half' | 'year' | 'all'
  since: string
  party_id: string
  amount: number
}

export interface ReviewPictures {
  booking_id: string
  image_id: string | null
  attempts: Generated<number>
  created_at: Generated<Timestamp>
}

export interface SearchWords {
  word: string
}

export interface ServicePackages {
  id: Generated<string>
  name: string
  description: string | null
  category: string
  base_price_cents: number
  duration: number
  features: Generated<string[]>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface Sessions {
  id: Generated<string>
  token_hash: Buffer
  role: 'admin' | 'agent' | 'customer'
  user_id: string | null
  customer_id: string | null
  user_agent: string | null
  created_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  expires_at: Timestamp
  address: string | null
  verified_at: Generated<Timestamp>
}

export interface StaffInvitations {
  id: Generated<string>
  email: string
  staff_role: 'owner' | 'booker'
  invited_by: string | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
  used_by: string | null
  revoked_at: Timestamp | null
}

export interface StoredObjects {
  key: string
  bytes: number
  state: Generated<'sent' | 'used' | 'dropped'>
  changed_at: Generated<Timestamp>
}

export interface Tallies {
  measure: string
  day: string
  category_id: string
  event_type: string
  amount: number
}

export interface TallyChanges {
  id: Generated<number>
  measure: string
  day: string
  category_id: string
  event_type: string
  amount: number
}

export interface TallyMonths {
  measure: 'payments.received' | 'payments.returned' | 'payments.tax'
  month: string
  category_id: string
  event_type: string
  amount: number
}

export interface TallyTotals {
  measure: string
  category_id: string
  amount: number
}

export interface TaxSettings {
  singleton: Generated<boolean>
  name: Generated<string>
  rate: Generated<number>
  untaxed: Generated<string[]>
  saved_at: Timestamp | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface Testimonials {
  id: Generated<string>
  booking_id: string | null
  customer_name: string
  customer_image: string | null
  rating: number
  content: string
  event_type: 'corporate' | 'private_party' | 'wedding' | 'birthday' | 'bachelor_party' | 'bachelorette_party' | 'other' | null
  is_approved: Generated<boolean>
  rejected_at: Timestamp | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  reply: string | null
  replied_at: Timestamp | null
}

export interface TextEdits {
  text_id: string
  version: number
  content: string | null
  edited_by: string | null
  edited_at: Generated<Timestamp>
}

export interface Users {
  id: Generated<string>
  username: string
  password_hash: string
  role: Generated<'admin' | 'agent' | 'customer'>
  email: string
  archived_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  staff_role: 'owner' | 'booker' | null
  ended_at: Timestamp | null
  chat_name: string | null
}

export interface W9Files {
  agent_id: string
  type: 'application/pdf' | 'image/webp'
  sealed: Buffer
  bytes: number
  created_at: Generated<Timestamp>
  key_mark: string | null
  opens: boolean | null
}

export interface W9Requests {
  agent_id: string
  asked_on: string
  asked_by: string | null
  created_at: Generated<Timestamp>
}

export interface WrittenAnswers {
  id: Generated<string>
  question: string
  answer: string
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface DB {
  agency_settings: AgencySettings
  agent_contacts: AgentContacts
  agent_earnings: AgentEarnings
  agent_invite_codes: AgentInviteCodes
  agent_muted_mails: AgentMutedMails
  agent_notes: AgentNotes
  agent_papers: AgentPapers
  agent_photos: AgentPhotos
  agent_private_details: AgentPrivateDetails
  agent_statuses: AgentStatuses
  agent_tax_details: AgentTaxDetails
  agent_weekly_hours: AgentWeeklyHours
  agent_weeks: AgentWeeks
  agents: Agents
  agreements: Agreements
  audit_log: AuditLog
  authenticator_apps: AuthenticatorApps
  booking_accounts: BookingAccounts
  booking_balances: BookingBalances
  booking_cancellations: BookingCancellations
  booking_messages: BookingMessages
  booking_notes: BookingNotes
  booking_requests: BookingRequests
  bookings: Bookings
  brand_files: BrandFiles
  brand_sets: BrandSets
  brand_settings: BrandSettings
  calendar_feeds: CalendarFeeds
  categories: Categories
  chat_applications: ChatApplications
  chat_gap_messages: ChatGapMessages
  chat_gaps: ChatGaps
  chat_messages: ChatMessages
  chat_ratings: ChatRatings
  chat_sessions: ChatSessions
  chat_settings: ChatSettings
  checkouts: Checkouts
  contact_wishes: ContactWishes
  current_due: CurrentDue
  current_tallies: CurrentTallies
  current_totals: CurrentTotals
  customer_notes: CustomerNotes
  customers: Customers
  demo_data: DemoData
  demo_rows: DemoRows
  disputes: Disputes
  drop_outs: DropOuts
  due_changes: DueChanges
  due_tallies: DueTallies
  earned_bookings: EarnedBookings
  events: Events
  factor_challenges: FactorChallenges
  hidden_checklist: HiddenChecklist
  holds: Holds
  idempotency_keys: IdempotencyKeys
  image_variants: ImageVariants
  images: Images
  import_batches: ImportBatches
  import_files: ImportFiles
  import_pictures: ImportPictures
  import_problems: ImportProblems
  import_rows: ImportRows
  invoice_counters: InvoiceCounters
  invoice_mailings: InvoiceMailings
  invoice_parts: InvoiceParts
  invoices: Invoices
  kb_agents: KbAgents
  kb_answers: KbAnswers
  kb_builds: KbBuilds
  kb_categories: KbCategories
  kb_entries: KbEntries
  kb_packages: KbPackages
  kept_bookings: KeptBookings
  kept_steps: KeptSteps
  known_devices: KnownDevices
  login_failures: LoginFailures
  login_turns: LoginTurns
  margin_changes: MarginChanges
  margin_tallies: MarginTallies
  model_health: ModelHealth
  model_tokens: ModelTokens
  nec_thresholds: NecThresholds
  one_time_links: OneTimeLinks
  outbox_emails: OutboxEmails
  paper_files: PaperFiles
  paper_kinds: PaperKinds
  paper_reminders: PaperReminders
  passkeys: Passkeys
  password_link_asks: PasswordLinkAsks
  payment_instructions: PaymentInstructions
  payment_methods: PaymentMethods
  payments: Payments
  payout_years: PayoutYears
  payouts: Payouts
  picture_work: PictureWork
  place_settings: PlaceSettings
  poster_jobs: PosterJobs
  processor_events: ProcessorEvents
  proposal_changes: ProposalChanges
  proposal_hours: ProposalHours
  proposal_outcomes: ProposalOutcomes
  proposal_questions: ProposalQuestions
  proposal_tallies: ProposalTallies
  proposals: Proposals
  reconcile_looks: ReconcileLooks
  recovery_codes: RecoveryCodes
  replacement_choices: ReplacementChoices
  replacement_offers: ReplacementOffers
  revenue_changes: RevenueChanges
  revenue_tallies: RevenueTallies
  review_pictures: ReviewPictures
  search_words: SearchWords
  service_packages: ServicePackages
  sessions: Sessions
  staff_invitations: StaffInvitations
  stored_objects: StoredObjects
  tallies: Tallies
  tally_changes: TallyChanges
  tally_months: TallyMonths
  tally_totals: TallyTotals
  tax_settings: TaxSettings
  testimonials: Testimonials
  text_edits: TextEdits
  users: Users
  w9_files: W9Files
  w9_requests: W9Requests
  written_answers: WrittenAnswers
}
