-- What proves who an admin or agent is beyond the password, and when a session's person last proved it.

-- Signing in counts.
alter table sessions add column verified_at timestamptz not null default now();
update sessions set verified_at = created_at;

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- base64url, as browsers write it
  credential_id text not null constraint passkeys_credential_key unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- how often its device says it was used; 0 for devices that do not count
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  -- the time step of the last code that was accepted: no code is accepted twice (RFC 6238 section 5.2)
  last_step bigint not null,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  user_id uuid not null references users on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index recovery_codes_user on recovery_codes (user_id);

-- One row for each step that waits for its second half; deleted when it is used.
create table factor_challenges (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('passkey-login', 'second-factor', 'verify', 'add-passkey', 'add-app')),
  -- nobody yet when a passkey alone signs in
  user_id uuid references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  -- the secret of an authenticator app until its first code arrives
  sealed_secret bytea,
  expires_at timestamptz not null default now() + interval '5 minutes',
  constraint factor_challenges_person check ((purpose = 'passkey-login') = (user_id is null)),
  constraint factor_challenges_secret check ((purpose = 'add-app') = (sealed_secret is not null))
);
create index factor_challenges_user on factor_challenges (user_id);
create index factor_challenges_session on factor_challenges (session_id);

-- Admins must have a second factor.
alter table agency_settings add column require_second_factor boolean not null default false;
