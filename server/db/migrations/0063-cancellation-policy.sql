-- What is kept when a customer cancels (docs/product.md P15.1, P15.3): tiers of hours before the start and the percent of
-- the price with tax. Null is the default policy of shared/model/cancellation.ts.
alter table agency_settings
  add column cancellation_policy jsonb
    check (jsonb_array_length(cancellation_policy -> 'tiers') between 1 and 5),
  -- the talent's percent of what is kept of a canceled booking; null is the usual share (P15.12)
  add column kept_share_percent int check (kept_share_percent between 0 and 100);

-- The policy in force, which a booking gets when it is confirmed.
create function cancellation_policy_in_force() returns jsonb language sql stable as $$
  select coalesce((select cancellation_policy from agency_settings), jsonb '{"tiers": [{"hours": 72, "keepPercent": 0},
    {"hours": 24, "keepPercent": 50}, {"hours": 0, "keepPercent": 100}]}')
$$;

-- The policy a booking was confirmed with (P15.4). The default gives it to the bookings there are without writing their
-- rows; those that were never confirmed, and canceled ones, have none.
alter table bookings add column cancellation_policy jsonb
  default '{"tiers": [{"hours": 72, "keepPercent": 0}, {"hours": 24, "keepPercent": 50}, {"hours": 0, "keepPercent": 100}]}';
alter table bookings alter column cancellation_policy drop default;
alter table bookings disable trigger user;
update bookings set cancellation_policy = null where status in ('pending', 'cancelled');
alter table bookings enable trigger user;
