/** Entries for payouts in the list of tables with account data. */
export const payoutTables = [
  {
    table: 'payouts',
    of: 'payee_id = $1',
    columns: ['id', 'method', 'amount_cents', 'state', 'requested_at', 'sent_at', 'paid_at', 'reason', 'destination'],
    fate: 'kept' as const,
  },
  {
    table: 'payout_items',
    of: 'payout_id in (select id from payouts where payee_id = $1)',
    columns: ['payout_id', 'commission_id', 'cents'],
    fate: 'kept' as const,
  },
  {
    table: 'payout_events',
    of: 'payout_id in (select id from payouts where payee_id = $1)',
    columns: ['payout_id', 'state', 'cents', 'reason', 'at'],
    fate: 'kept' as const,
  },
  {
    table: 'payout_accounts',
    of: 'account_id = $1',
    columns: ['method', 'holder_name', 'last4', 'is_ready', 'issue', 'changed_at'],
    fate: 'gone' as const,
  },
  {
    table: 'tax_forms',
    of: 'account_id = $1',
    columns: ['kind', 'classification', 'tax_id_last4', 'country', 'signed_at', 'ip'],
    fate: 'kept' as const,
  },
  { table: 'sign_up_networks', of: 'account_id = $1', columns: ['at'], fate: 'gone' as const },
  {
    table: 'referral_suspensions',
    of: 'account_id = $1',
    columns: ['reason', 'since', 'lifted_at'],
    fate: 'kept' as const,
  },
  {
    table: 'partner_terms',
    of: 'account_id = $1',
    columns: ['degree', 'cut_bp', 'activity_days', 'starts_on', 'ends_on', 'ended_on'],
    fate: 'kept' as const,
  },
  {
    table: 'cofounder_grants',
    of: 'account_id = $1',
    columns: ['kind', 'agreement_id', 'agreement_version', 'signed_on'],
    fate: 'kept' as const,
  },
  {
    table: 'cofounder_grant_ends',
    of: 'grant_id in (select id from cofounder_grants where account_id = $1)',
    columns: ['grant_id', 'ended_on', 'reason'],
    fate: 'kept' as const,
  },
];
