-- Processes keep what a session may do for up to a second. What ends or changes it is announced under the name 'sessions'.
create function announce_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_changes', 'sessions');
  return null;
end $$;

create function announce_ended_sessions() returns trigger language plpgsql as $$
begin
  -- a log-in deletes the session it replaces, and most replace none
  if exists (select from gone) then perform pg_notify('marquee_changes', 'sessions'); end if;
  return null;
end $$;

create trigger sessions_ended after delete on sessions referencing old table as gone
  for each statement execute function announce_ended_sessions();
create trigger sessions_verified after update of verified_at, expires_at on sessions
  for each statement execute function announce_access();
create trigger users_access after update of role, staff_role, archived_at, ended_at, password_hash or delete on users
  for each statement execute function announce_access();
create trigger customers_access after update of status, must_change_password, password_hash or delete on customers
  for each statement execute function announce_access();
create trigger passkeys_access after insert or delete on passkeys
  for each statement execute function announce_access();
create trigger authenticator_apps_access after insert or delete on authenticator_apps
  for each statement execute function announce_access();
