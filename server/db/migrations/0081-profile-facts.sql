-- What a client wants to know before booking a person: three short texts on the profile.
alter table agents
  add column travel text constraint agents_travel_length check (length(travel) <= 300),
  add column setup text constraint agents_setup_length check (length(setup) <= 300),
  add column bring text constraint agents_bring_length check (length(bring) <= 300);
