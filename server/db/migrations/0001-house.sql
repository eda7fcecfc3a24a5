-- The whole house: every entity of the product, its keys and the rules no code can forget.
-- Money is integer cents, times are timestamptz, ids are random UUIDs.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- A row's version rises with every update; clients send it as If-Match.
create function bump_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Tells every process that prepared answers made from this table are stale.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_changes', tg_table_name);
  return null;
end $$;

-- People ---------------------------------------------------------------------

create table users (
  id uuid primary key default gen_random_uuid(),
  username text not null check (length(username) between 1 and 200),
  password_hash text not null,
  role text not null default 'customer' check (role in ('admin', 'agent', 'customer')),
  email text not null check (length(email) <= 254),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
create trigger users_touch before update on users for each row execute function touch_updated_at();

create table customers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  -- null until the mail job has made and hashed the temporary password
  password_hash text,
  temporary_password_expires_at timestamptz,
  name text not null check (length(name) between 1 and 200),
  phone text check (length(phone) <= 40),
  must_change_password boolean not null default true,
  status text not null default 'active' check (status in ('active', 'suspended', 'erased')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customers_email_key on customers (lower(email));
create index customers_newest on customers (created_at desc, id desc);
create trigger customers_touch before update on customers for each row execute function touch_updated_at();

-- One session table; exactly one typed principal a row.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null constraint sessions_token_key unique check (length(token_hash) = 32),
  role text not null check (role in ('admin', 'agent', 'customer')),
  user_id uuid references users on delete cascade,
  customer_id uuid references customers on delete cascade,
  user_agent text check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sessions_principal check (
    (role = 'customer' and customer_id is not null and user_id is null)
    or (role in ('admin', 'agent') and user_id is not null and customer_id is null)
  )
);
create index sessions_user on sessions (user_id) where user_id is not null;
create index sessions_customer on sessions (customer_id) where customer_id is not null;
create index sessions_expiry on sessions (expires_at);

-- Links that work once: a forgotten password, an invitation to review.
create table one_time_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('reset_password', 'review')),
  user_id uuid references users on delete cascade,
  customer_id uuid references customers on delete cascade,
  booking_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_links_expiry on one_time_links (expires_at);

-- Failed log-ins, for throttling by account and by address.
create table login_failures (
  id bigint generated always as identity primary key,
  account text not null,
  address text not null,
  failed_at timestamptz not null default now()
);
create index login_failures_account on login_failures (account, failed_at);
create index login_failures_address on login_failures (address, failed_at);

-- Pictures -------------------------------------------------------------------

create table images (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);

create table image_variants (
  image_id text not null references images on delete cascade,
  width int not null check (width > 0),
  height int not null check (height > 0),
  format text not null check (format in ('avif', 'webp', 'jpeg', 'png')),
  bytes bytea not null,
  primary key (image_id, width, format)
);
alter table image_variants alter column bytes set storage external;

-- Catalog --------------------------------------------------------------------

create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint categories_name_key unique check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  display_name text not null check (length(display_name) between 1 and 100),
  description text check (length(description) <= 5000),
  image text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger categories_version before update on categories for each row execute function bump_version();
create trigger categories_announce after insert or update or delete or truncate on categories
  for each statement execute function announce_change();

create table agents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid constraint agents_user_key unique references users on delete set null,
  name text not null check (length(name) between 1 and 200),
  category text not null constraint agents_category_fkey references categories (name) on update cascade,
  bio text check (length(bio) <= 5000),
  experience text check (length(experience) <= 5000),
  specialties text[] not null default '{}',
  -- whole dollars an hour; null means unknown
  hourly_rate int check (hourly_rate between 0 and 100000),
  image text,
  poster jsonb,
  instagram text check (length(instagram) <= 500),
  twitter text check (length(twitter) <= 500),
  website text check (length(website) <= 500),
  availability boolean not null default true,
  total_bookings int not null default 0 check (total_bookings >= 0),
  rating numeric(3, 2) not null default 5 check (rating between 0 and 5),
  calendar_token_hash bytea,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index agents_listed on agents (created_at, id) where archived_at is null;
create index agents_by_category on agents (category, created_at, id) where archived_at is null;
create index agents_by_name on agents (lower(name), id) where archived_at is null;
create trigger agents_version before update on agents for each row execute function bump_version();
create trigger agents_announce after insert or update or delete or truncate on agents
  for each statement execute function announce_change();

create table agent_invite_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null constraint agent_invite_codes_code_key unique,
  email text not null check (length(email) <= 254),
  category text not null references categories (name) on update cascade,
  expires_at timestamptz not null,
  used boolean not null default false,
  used_by uuid references users on delete set null,
  used_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  constraint agent_invite_codes_used check (used = (used_at is not null))
);
create index agent_invite_codes_newest on agent_invite_codes (created_at desc, id desc);

-- Bookings -------------------------------------------------------------------

create table bookings (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null constraint bookings_agent_fkey references agents,
  customer_id uuid not null constraint bookings_customer_fkey references customers,
  customer_name text not null check (length(customer_name) between 1 and 200),
  customer_email text not null check (length(customer_email) <= 254),
  customer_phone text check (length(customer_phone) <= 40),
  event_type text not null check (
    event_type in ('corporate', 'private_party', 'wedding', 'birthday', 'bachelor_party', 'bachelorette_party', 'other')
  ),
  event_date timestamptz not null,
  -- hours
  event_duration int not null check (event_duration between 1 and 72),
  event_location text check (length(event_location) <= 200),
  special_requests text check (length(special_requests) <= 5000),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'refunded')),
  -- null while the rate is unknown
  total_cents bigint check (total_cents >= 0),
  deposit_percent int check (deposit_percent between 1 and 99),
  -- how the person stood to the account when the request came in
  requested_as text not null default 'new_customer'
    check (requested_as in ('new_customer', 'signed_in', 'known_not_signed_in', 'office')),
  -- counted into agents.total_bookings, which happens once
  counted_at timestamptz,
  agent_answer text check (agent_answer in ('accepted', 'declined')),
  agent_answer_reason text check (length(agent_answer_reason) <= 1000),
  agent_answered_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bookings_newest on bookings (created_at desc, id desc);
create index bookings_by_status on bookings (status, created_at desc, id desc);
create index bookings_of_customer on bookings (customer_id, event_date desc, id desc);
create index bookings_of_agent on bookings (agent_id, event_date desc, id desc);
create index bookings_by_date on bookings (event_date, id);
create index bookings_unpaid on bookings (event_date, id) where payment_status = 'pending' and status <> 'cancelled';
create trigger bookings_version before update on bookings for each row execute function bump_version();

alter table one_time_links
  add constraint one_time_links_booking_fkey foreign key (booking_id) references bookings on delete cascade;

create table booking_notes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings on delete cascade,
  author_id uuid references users on delete set null,
  content text not null check (length(content) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index booking_notes_of_booking on booking_notes (booking_id, created_at);

-- A repeat of the same request within 24 hours answers what the first made. The booking must exist when the
-- transaction ends, so that no key can outlive a booking that was never made.
create table idempotency_keys (
  route text not null,
  actor text not null,
  key text not null check (length(key) between 1 and 255),
  body_hash bytea not null,
  booking_id uuid not null
    constraint idempotency_keys_booking_fkey references bookings on delete cascade deferrable initially deferred,
  status int not null,
  created_at timestamptz not null default now(),
  primary key (route, actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Availability ---------------------------------------------------------------

-- When an agent is taken: by a confirmed booking, or by time they or the office blocked.
create table agent_statuses (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  booking_id uuid references bookings on delete cascade,
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- end_time plus the buffer the agency keeps between bookings
  busy_until timestamptz not null,
  duration_minutes int not null check (duration_minutes > 0),
  -- active intervals can't overlap; overlapping ones were confirmed anyway, with a reason
  status text not null default 'active' check (status in ('active', 'overlapping', 'ended', 'cancelled')),
  reason text check (length(reason) <= 1000),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  constraint agent_statuses_order check (start_time < end_time and end_time <= busy_until),
  constraint agent_statuses_no_overlap
    exclude using gist (agent_id with =, tstzrange(start_time, busy_until) with &&) where (status = 'active')
);
create unique index agent_statuses_of_booking on agent_statuses (booking_id)
  where booking_id is not null and status in ('active', 'overlapping');
create index agent_statuses_by_time on agent_statuses using gist (tstzrange(start_time, busy_until))
  where status in ('active', 'overlapping');

-- Hours of the week an agent works, in minutes of the Atlanta day; none means any hour. 0 is Sunday.
create table agent_weekly_hours (
  agent_id uuid not null references agents on delete cascade,
  weekday int not null check (weekday between 0 and 6),
  start_minute int not null check (start_minute between 0 and 1439),
  end_minute int not null check (end_minute between 1 and 2880),
  primary key (agent_id, weekday, start_minute),
  constraint agent_weekly_hours_order check (start_minute < end_minute)
);

-- Money ----------------------------------------------------------------------

-- The last invoice number of each year, locked while a new one is written, so that numbers have no gaps.
create table invoice_counters (
  year int primary key,
  last_number int not null check (last_number >= 0)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  invoice_number text not null constraint invoices_number_key unique check (invoice_number ~ '^INV-\d{4}-\d{4,}$'),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  due_date timestamptz not null,
  status text not null default 'draft' check (status in ('draft', 'pending', 'paid')),
  notes text check (length(notes) <= 5000),
  sent_at timestamptz,
  voided_at timestamptz,
  void_reason text check (length(void_reason) <= 1000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoices_total check (total_cents = subtotal_cents + tax_cents - discount_cents)
);
create unique index invoices_live_booking_key on invoices (booking_id) where voided_at is null;
create index invoices_newest on invoices (created_at desc, id desc);
create index invoices_unpaid_by_due_date on invoices (due_date, id) where status <> 'paid' and voided_at is null;
create index invoices_of_booking on invoices (booking_id);
create trigger invoices_version before update on invoices for each row execute function bump_version();

-- The ledger: payments, and the refunds and reversals that point at them. Rows are never taken back.
create table payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  invoice_id uuid references invoices,
  kind text not null default 'payment' check (kind in ('payment', 'refund', 'reversal')),
  payment_id uuid references payments,
  purpose text not null default 'full' check (purpose in ('full', 'deposit', 'balance')),
  amount_cents bigint not null check (amount_cents > 0),
  payment_method text not null check (payment_method in ('cash', 'card', 'bank_transfer', 'paypal', 'venmo', 'zelle')),
  payment_status text not null default 'pending' check (payment_status in ('completed', 'pending', 'failed')),
  transaction_id text check (length(transaction_id) <= 200),
  reported_by text not null default 'customer' check (reported_by in ('customer', 'office', 'processor')),
  verified_at timestamptz,
  verified_by uuid references users on delete set null,
  reversed_at timestamptz,
  paid_at timestamptz,
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  constraint payments_points_at_payment check ((kind = 'payment') = (payment_id is null))
);
create unique index payments_purpose_key on payments (booking_id, purpose)
  where kind = 'payment' and payment_status in ('pending', 'completed') and reversed_at is null;
create unique index payments_reference_key on payments (booking_id, payment_method, lower(transaction_id))
  where kind = 'payment' and transaction_id is not null;
create unique index payments_reversal_key on payments (payment_id) where kind = 'reversal';
create index payments_newest on payments (created_at desc, id desc);
create index payments_of_booking on payments (booking_id, created_at desc);
create index payments_by_reference on payments (payment_method, lower(transaction_id)) where transaction_id is not null;
create index payments_unverified on payments (created_at) where verified_at is null and kind = 'payment';

create table payment_methods (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  type text not null check (type in ('credit_card', 'debit_card')),
  last4 text not null check (last4 ~ '^\d{4}$'),
  brand text not null check (length(brand) <= 40),
  expiry_month int not null check (expiry_month between 1 and 12),
  expiry_year int not null check (expiry_year between 0 and 9999),
  cardholder_name text not null check (length(cardholder_name) between 1 and 200),
  billing_address text check (length(billing_address) <= 200),
  billing_city text check (length(billing_city) <= 100),
  billing_state text check (length(billing_state) <= 100),
  billing_zip text check (length(billing_zip) <= 20),
  payment_processor_id text check (length(payment_processor_id) <= 200),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index payment_methods_default_key on payment_methods (customer_id) where is_default;
create index payment_methods_of_customer on payment_methods (customer_id, created_at desc);

create table service_packages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 5000),
  category text not null references categories (name) on update cascade,
  base_price_cents bigint not null check (base_price_cents >= 0),
  -- hours
  duration int not null check (duration between 1 and 72),
  features text[] not null default '{}',
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index service_packages_by_category on service_packages (category, name);
create trigger service_packages_version before update on service_packages for each row execute function bump_version();

-- Reviews --------------------------------------------------------------------

create table testimonials (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid constraint testimonials_booking_key unique references bookings on delete set null,
  customer_name text not null check (length(customer_name) between 1 and 200),
  customer_image text,
  rating int not null check (rating between 1 and 5),
  content text not null check (length(content) between 1 and 5000),
  event_type text check (
    event_type in ('corporate', 'private_party', 'wedding', 'birthday', 'bachelor_party', 'bachelorette_party', 'other')
  ),
  is_approved boolean not null default false,
  rejected_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint testimonials_decision check (not (is_approved and rejected_at is not null))
);
create index testimonials_approved on testimonials (created_at desc, id desc) where is_approved;
create index testimonials_newest on testimonials (created_at desc, id desc);
create trigger testimonials_version before update on testimonials for each row execute function bump_version();
create trigger testimonials_announce after insert or update or delete or truncate on testimonials
  for each statement execute function announce_change();

-- Chat -----------------------------------------------------------------------

create table chat_sessions (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid references customers on delete set null,
  session_token_hash bytea not null constraint chat_sessions_token_key unique check (length(session_token_hash) = 32),
  status text not null default 'active' check (status in ('active', 'completed')),
  metadata jsonb not null default '{}',
  transcripts_sent int not null default 0,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now()
);
create index chat_sessions_newest on chat_sessions (created_at desc, id desc);
create index chat_sessions_live on chat_sessions (last_message_at) where status = 'active';

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references chat_sessions on delete cascade,
  role text not null check (role in ('user', 'assistant', 'system')),
  content text not null check (length(content) <= 10000),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index chat_messages_of_session on chat_messages (session_id, created_at, id);

create table chat_ratings (
  session_id uuid primary key references chat_sessions on delete cascade,
  rating int not null check (rating between 1 and 5),
  comment text check (length(comment) <= 2000),
  created_at timestamptz not null default now()
);

create table chat_settings (
  -- one row
  id boolean primary key default true check (id),
  enabled boolean not null default true,
  ai_model text not null default 'gpt-4o-mini'
    check (ai_model in ('gpt-4o-mini', 'gpt-4o', 'gpt-3.5-turbo', 'ollama', 'fallback')),
  -- encrypted with SECRET_KEY
  openai_api_key bytea,
  redis_host text not null default 'localhost',
  redis_port int not null default 6379 check (redis_port between 1 and 65535),
  redis_password bytea,
  auto_popup_delay int not null default 10 check (auto_popup_delay between 0 and 60),
  inactivity_timeout int not null default 3 check (inactivity_timeout between 1 and 30),
  max_concurrent_sessions int not null default 100 check (max_concurrent_sessions between 10 and 1000),
  enable_transcript_email boolean not null default true,
  enable_rating_prompt boolean not null default true,
  system_prompt text not null
    default 'You are a helpful assistant for a luxury booking service for talent.'
    check (length(system_prompt) <= 5000),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into chat_settings default values;
create trigger chat_settings_version before update on chat_settings for each row execute function bump_version();
create trigger chat_settings_announce after insert or update or delete or truncate on chat_settings
  for each statement execute function announce_change();

-- The house itself -----------------------------------------------------------

create table agency_settings (
  -- one row
  id boolean primary key default true check (id),
  address text check (length(address) <= 500),
  notice_recipients text[] not null default '{}',
  opening_hours jsonb not null default '{}',
  deposit_percent int check (deposit_percent between 1 and 99),
  buffer_minutes int not null default 0 check (buffer_minutes between 0 and 1440),
  agent_share_percent int check (agent_share_percent between 0 and 100),
  cancellation_terms text check (length(cancellation_terms) <= 5000),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into agency_settings default values;
create trigger agency_settings_version before update on agency_settings for each row execute function bump_version();
create trigger agency_settings_announce after insert or update or delete or truncate on agency_settings
  for each statement execute function announce_change();

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_role text check (actor_role in ('admin', 'agent', 'customer')),
  actor_id uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 1000),
  request_id text
);
create index audit_log_of_entity on audit_log (entity, entity_id, id);
create index audit_log_newest on audit_log (at desc, id desc);

-- Mail waiting to leave, and what became of it. Holds references, never a text with a secret: what a mail says
-- is made when it is sent.
create table outbox_emails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- null for notices to the agency, whose recipients are looked up when it is sent
  recipient text check (length(recipient) <= 254),
  customer_id uuid references customers on delete cascade,
  booking_id uuid references bookings on delete cascade,
  invoice_id uuid references invoices on delete cascade,
  data jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'cancelled')),
  attempts int not null default 0,
  -- kept back because its recipient has had enough mail this hour; goes into one digest
  deferred boolean not null default false,
  -- one for each mail that left; the rows of a digest share it
  message_id text,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_emails_due on outbox_emails (next_attempt_at) where state = 'queued';
create index outbox_emails_to_recipient on outbox_emails (lower(coalesce(recipient, '')), sent_at) where state = 'sent';
create index outbox_emails_of_booking on outbox_emails (booking_id, created_at);
