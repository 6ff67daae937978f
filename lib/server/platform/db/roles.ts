/** The role that the site runs as. It may change rows, but neither the schema nor append-only tables. */
export const APP_ROLE = 'site_app';

/** Tables whose rows are never updated or deleted, which a trigger and missing privileges enforce. */
export const appendOnlyTables: readonly string[] = [
  'audit_events',
  'promoter_acceptances',
  'referral_bindings',
  'consent_events',
  'agreed_texts',
  'place_events',
  'predictions',
  'prediction_outcomes',
  'stock_request_events',
  'application_events',
  'transfer_events',
  'cap_table_entries',
  'signal_entries',
  'signal_terms',
  'equality_publications',
  'weekly_reports',
  'round_moves',
  'round_changes',
  'project_spends',
  'project_updates',
  'test_drives',
  'subscription_credits',
  'commission_entries',
  'payout_events',
  'cofounder_grants',
  'cofounder_grant_ends',
  'post_versions',
  'billing_refunds',
  'incidents',
  'incident_ends',
];

/** SQL for whether the current user may switch to the app role. Since Postgres 16, membership alone is not enough. */
export const canBecomeAppRole = `coalesce((
  select pg_has_role(current_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
    from pg_roles where rolname = '${APP_ROLE}'), false)`;
