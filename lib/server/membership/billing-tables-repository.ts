/** Entries for billing in the list of tables with account data, one row per table. */
const rows: readonly (readonly [table: string, fate: 'gone' | 'kept', columns: string])[] = [
  ['billing_customers', 'kept', 'stripe_id created_at'],
  [
    'subscriptions',
    'kept',
    'id tier interval status period_start period_end trial_end cancels_at_period_end past_due_since ended_at created_at',
  ],
  [
    'billing_invoices',
    'kept',
    'number status lines total_cents credit_cents paid_cents refunded_cents card_brand card_last4 period_start period_end created_at paid_at',
  ],
  ['billing_cards', 'gone', 'brand last4 exp_month exp_year is_default created_at'],
  ['test_drives', 'kept', 'started_at'],
  ['founder_locks', 'kept', 'locked_at lost_at'],
  ['subscription_credits', 'kept', 'code source credited_at'],
  ['billing_operations', 'gone', 'operation state created_at finished_at'],
  ['gifts', 'kept', 'months amount_cents created_at paid_at redeemed_at'],
  ['membership_grants', 'gone', 'tier kind reason starts_at ends_at revoked_at'],
];

export const billingTables = rows.map(([table, fate, columns]) => ({
  table,
  of: 'account_id = $1',
  columns: columns.split(' '),
  fate,
}));
