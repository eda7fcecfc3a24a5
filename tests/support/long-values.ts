/** Takes the limits of texts off every table, so that rows can hold what an older release may have let in. */
export const WITHOUT_LENGTHS = `do $$ declare one record; begin
  for one in select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%length(%' and connamespace = current_schema()::regnamespace
  loop execute format('alter table %s drop constraint %I', one.of_table, one.conname); end loop; end $$`

/** One word of 10,000 letters. */
export const LONG_WORD = 'W'.repeat(10_000)

/** Sentences, and a word of 5,000 letters after them. */
export const LONG_TEXT = `${'A sentence that goes on. '.repeat(200)}${'M'.repeat(5000)}`
