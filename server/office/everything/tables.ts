/**
 * Tables that the archive leaves out, and why. A test fails for a table that is neither here nor in the archive, so that
 * a new one is decided on.
 */
export const LEFT_OUT = {
  'Passwords, sessions and other ways to sign in': [
    ...['sessions', 'passkeys', 'authenticator_apps', 'recovery_codes', 'factor_challenges', 'known_devices'],
    ...['one_time_links', 'password_link_asks', 'login_failures', 'login_turns', 'calendar_feeds'],
  ],
  // docs/product.md S100, S112, S113
  'Private records of talent: legal names, emergency contacts, tax details and papers. Open them in the office': [
    ...['agent_private_details', 'agent_tax_details', 'agent_papers', 'paper_files', 'paper_reminders'],
    ...['w9_files', 'w9_requests'],
  ],
  'Sums and word lists that are made from the other tables': [
    ...['booking_accounts', 'agent_weeks', 'margin_changes', 'margin_tallies', 'revenue_changes', 'revenue_tallies'],
    ...['proposal_changes', 'proposal_hours', 'proposal_outcomes', 'proposal_tallies'],
    ...['due_changes', 'due_tallies', 'payout_years'],
    ...['tallies', 'tally_changes', 'tally_months', 'tally_totals', 'kb_builds', 'kb_entries', 'search_words'],
  ],
  'Notes of the product about its own work': [
    ...['migrations', 'idempotency_keys', 'picture_work', 'poster_jobs', 'review_pictures', 'processor_events'],
    ...[
      'reconcile_looks',
      'model_health',
      'image_variants',
      'stored_objects',
      'holds',
      'demo_data',
      'demo_rows',
      'hidden_checklist',
    ],
    ...['import_files', 'import_pictures', 'import_problems', 'import_rows', 'brand_sets', 'brand_files'],
  ],
} as const satisfies Record<string, readonly string[]>

/** Columns that let their reader in somewhere. Columns of bytes, such as hashes and sealed values, never are in the archive. */
export const SECRET_COLUMNS: ReadonlySet<string> = new Set([
  'users.password_hash',
  'customers.password_hash',
  'customers.earlier_password_hashes',
  'agent_invite_codes.code',
  'payment_methods.payment_processor_id',
  'checkouts.session_id',
  'checkouts.url',
  // may hold a temporary password
  'outbox_emails.data',
])
