-- The city that times and texts name; empty for the one of the time zone (docs/product.md P8.20).
alter table place_settings add column city text not null default '' check (length(city) <= 60);
