-- Public lists say which prices tax is added to (docs/product.md P7.131): a change of the settings makes them stale.
create trigger tax_settings_announce after insert or update or delete or truncate on tax_settings
  for each statement execute function announce_change();
