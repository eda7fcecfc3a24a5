-- Public replies to reviews, the order of categories, the name an admin has in the chat, and search in the audit.

alter table testimonials
  -- what the agency says publicly to a review, in plain text
  add column reply text check (length(reply) between 1 and 2000),
  add column replied_at timestamptz,
  add constraint testimonials_reply check ((reply is null) = (replied_at is null));

alter table categories
  -- the place in every list of categories; rows of one place are in the order they were added
  add column position int not null default 0 check (position >= 0),
  -- no choice for visitors; its agents and bookings stay as they are
  add column hidden boolean not null default false,
  -- what /services lists about it; without any, the built-in lines
  add column features text[] not null default '{}' check (cardinality(features) <= 8);

alter table users
  -- as visitors see an admin who takes a conversation over
  add column chat_name text check (length(chat_name) between 1 and 60);

-- Words of an audit entry: what happened, the fields with their values before and after, and why. Signs inside a word
-- part it, as in a search: an email address is found by its parts.
create function audit_words(action text, before jsonb, after jsonb, reason text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple', translate(
  action || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '') || ' ' || coalesce(reason, ''),
  '@.-_/:\+&', '         '
));

create index audit_log_words on audit_log using gin (audit_words(action, before, after, reason));
create index audit_log_by_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
