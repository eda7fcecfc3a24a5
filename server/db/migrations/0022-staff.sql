-- The agency's staff: owners and bookers, how they are invited, and what a booker may give back.

-- Null for agents. An owner may do everything in the office, a booker the daily work (docs/product.md P1.13).
alter table users
  add column staff_role text check (staff_role in ('owner', 'booker')),
  -- since when a person may not sign in any more; unlike an archived account it can be restored
  add column ended_at timestamptz;
-- those who were there before roles were
update users set staff_role = 'owner' where role = 'admin';
alter table users add constraint users_staff_role check ((role = 'admin') = (staff_role is not null));

-- An invitation is open until it is used, revoked or expired.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  staff_role text not null check (staff_role in ('owner', 'booker')),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references users on delete set null,
  revoked_at timestamptz,
  constraint staff_invitations_ended check (used_at is null or revoked_at is null)
);
-- one at a time for an address; inviting it again revokes the one before
create unique index staff_invitations_open on staff_invitations (lower(email))
  where used_at is null and revoked_at is null;
create index staff_invitations_newest on staff_invitations (created_at desc, id desc);

-- A link for each mail that was tried: one that was sent twice works whichever copy is read.
alter table one_time_links
  add column staff_invitation_id uuid references staff_invitations on delete cascade,
  drop constraint one_time_links_purpose_check,
  add constraint one_time_links_purpose_check check (purpose in ('reset_password', 'review', 'join_staff')),
  add constraint one_time_links_invitation check ((purpose = 'join_staff') = (staff_invitation_id is not null));
create index one_time_links_of_invitation on one_time_links (staff_invitation_id)
  where staff_invitation_id is not null;

-- What bookers may give back of one payment, all refunds and reversals of it together.
alter table agency_settings
  add column booker_refund_cents int not null default 25000
    check (booker_refund_cents between 0 and 100000000);
