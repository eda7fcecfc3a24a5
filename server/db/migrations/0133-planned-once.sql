-- Functions that look rows up by their keys are planned once for each connection. PostgreSQL would plan each statement of
-- theirs anew for the first five rows a connection writes, which took five times as long as running them: a signature under
-- a proposal of ten performers spent half of its time on that.
do $$
declare
  name regprocedure;
begin
  for name in
    select p.oid from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql' and (
      p.proname in ('keep_account', 'keep_earnings', 'keep_kept_earnings', 'reverse_former_earnings', 'tally_payment',
        'category_of_agent')
      or exists (
        select from pg_trigger t where t.tgfoid = p.oid and not t.tgisinternal
          and t.tgrelid in ('bookings'::regclass, 'booking_cancellations'::regclass, 'invoices'::regclass,
            'invoice_parts'::regclass, 'payments'::regclass, 'agent_earnings'::regclass)
          -- those of single rows
          and t.tgtype::int & 1 = 1))
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', name);
  end loop;
end $$;
