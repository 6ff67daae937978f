import { payoutTables } from '@/lib/server/referrals/payouts/payout-tables-repository';
import { researchTables } from '@/lib/server/research/watchlists/research-tables-repository';
import { signalTables } from '@/lib/server/signals/signal-tables-repository';
import { billingTables } from '@/lib/server/membership/billing-tables-repository';

/**
 * What happens to rows when an account is deleted: 'gone' rows are deleted, 'kept' rows are retained and are on the
 * public list of retained data.
 */
type Fate = 'gone' | 'kept';

export type AccountTable = {
  table: string;
  /** The column that holds the account's id, or a condition in which $1 is the id. */
  of: string;
  /** Columns included in the data export; never a key, a password or a hash of one. */
  columns: readonly string[];
  fate: Fate;
};

const byAccount = 'account_id = $1';
const ofApplication = 'application_id in (select id from applications where account_id = $1)';

/**
 * Every table with account data. Export and deletion are generated from this list, and a test reports tables that are
 * missing from it.
 */
export const accountTables: readonly AccountTable[] = [
  {
    table: 'sessions',
    of: byAccount,
    columns: ['created_at', 'expires_at', 'revoked_at', 'revoked_for', 'user_agent', 'ip'],
    fate: 'gone',
  },
  { table: 'account_links', of: 'user_id = $1 or investor_id = $1', columns: ['linked_at'], fate: 'gone' },
  { table: 'password_resets', of: byAccount, columns: ['created_at', 'expires_at', 'used_at'], fate: 'gone' },
  { table: 'email_links', of: byAccount, columns: ['email', 'created_at', 'expires_at', 'used_at'], fate: 'gone' },
  { table: 'email_cancel_links', of: byAccount, columns: ['created_at', 'expires_at'], fate: 'gone' },
  { table: 'post_feeds', of: byAccount, columns: ['created_at', 'revoked_at'], fate: 'gone' },
  { table: 'searches', of: byAccount, columns: ['search', 'searched_at'], fate: 'gone' },
  ...researchTables,
  {
    table: 'place_waiting',
    of: byAccount,
    columns: ['place_id', 'display', 'joined_at', 'offered_until'],
    fate: 'gone',
  },
  {
    table: 'place_claims',
    of: byAccount,
    columns: ['place_id', 'display', 'claimed_at', 'confirmed_at', 'term_ends_at', 'ended_at', 'ending'],
    fate: 'kept',
  },
  {
    table: 'place_reports',
    of: 'claim_id in (select id from place_claims where account_id = $1)',
    columns: ['place_id', 'text', 'at', 'meets_on', 'hidden_at'],
    fate: 'kept',
  },
  { table: 'referral_codes', of: byAccount, columns: ['code', 'kind', 'created_at', 'retired_at'], fate: 'kept' },
  { table: 'promoter_acceptances', of: byAccount, columns: ['version', 'accepted_at', 'ip'], fate: 'kept' },
  { table: 'promoter_profiles', of: byAccount, columns: ['display_name', 'listed_at'], fate: 'gone' },
  // Data about referred people belongs to them, so only the account's own row is exported.
  { table: 'referral_bindings', of: byAccount, columns: ['code', 'bound_at'], fate: 'kept' },
  {
    table: 'commissions',
    of: 'payee_id = $1',
    columns: [
      'id',
      'degree',
      'revenue_cents',
      'cut_bp',
      'earned_cents',
      'reversed_cents',
      'paid_cents',
      'earned_at',
      'state',
      'hold_reason',
    ],
    fate: 'kept',
  },
  {
    table: 'commission_entries',
    of: 'commission_id in (select id from commissions where payee_id = $1)',
    columns: ['commission_id', 'kind', 'cents', 'at', 'payout_id'],
    fate: 'kept',
  },
  ...payoutTables,
  {
    table: 'touches',
    of: `(subject_kind = 'account' and subject_id = $1)
      or (subject_kind = 'subscription' and subject_id in (select id from subscriptions where account_id = $1))`,
    columns: ['place', 'at', 'path', 'referrer', 'utm', 'referred_by'],
    fate: 'gone',
  },
  {
    table: 'consent_events',
    // Agreements with the broker are stored under the application's id.
    of: 'subject = $1 or subject in (select id from applications where account_id = $1)',
    columns: ['at', 'name', 'version', 'text_hash', 'given', 'ip', 'page'],
    fate: 'kept',
  },
  { table: 'audit_events', of: 'subject = $1', columns: ['at', 'event', 'result', 'ip', 'detail'], fate: 'kept' },
  { table: 'application_drafts', of: byAccount, columns: ['step', 'updated_at', 'expires_at'], fate: 'gone' },
  { table: 'application_documents', of: ofApplication, columns: ['type', 'uploaded_at'], fate: 'gone' },
  { table: 'application_events', of: ofApplication, columns: ['status', 'at'], fate: 'kept' },
  {
    table: 'simulated_records',
    of: `service = 'alpaca' and key in (select broker_account_id from applications where account_id = $1)`,
    columns: ['service', 'key', 'data', 'created_at'],
    fate: 'gone',
  },
  {
    table: 'applications',
    of: byAccount,
    columns: [
      'state',
      'broker_account_id',
      'status',
      'needs',
      'refusal',
      'attempts',
      'created_at',
      'checked_at',
      'ended_at',
    ],
    fate: 'gone',
  },
  {
    table: 'transfer_events',
    of: 'transfer_id in (select id from transfers where account_id = $1)',
    columns: ['transfer_id', 'status', 'at'],
    fate: 'kept',
  },
  {
    table: 'transfers',
    of: byAccount,
    columns: [
      'id',
      'direction',
      'amount_cents',
      'status',
      'reason',
      'bank_name',
      'bank_mask',
      'broker_transfer_id',
      'expected_on',
      'hold_until',
      'created_at',
      'completed_at',
    ],
    fate: 'gone',
  },
  {
    table: 'bank_links',
    of: byAccount,
    columns: ['bank_name', 'mask', 'account_type', 'state', 'needs_login', 'relationship_id', 'created_at'],
    fate: 'gone',
  },
  {
    table: 'reservations',
    of: byAccount,
    columns: ['round_id', 'amount_cents', 'state', 'legend_at', 'reserved_at', 'ended_at'],
    fate: 'gone',
  },
  {
    table: 'commitments',
    of: byAccount,
    columns: ['round_id', 'amount_cents', 'handed_over_at', 'held_cents', 'held_as_of', 'ended_at', 'ending'],
    fate: 'kept',
  },
  {
    table: 'project_backings',
    of: byAccount,
    columns: ['project_id', 'amount_cents', 'display', 'backed_at', 'withdrawn_at'],
    fate: 'gone',
  },
  { table: 'aml_answers', of: byAccount, columns: ['step', 'saved_at'], fate: 'gone' },
  { table: 'oauth_states', of: byAccount, columns: ['created_at', 'expires_at', 'used_at'], fate: 'gone' },
  {
    table: 'tradier_links',
    of: byAccount,
    columns: ['profile_id', 'accounts', 'scope', 'expires_at', 'linked_at'],
    fate: 'gone',
  },
  ...signalTables,
  ...billingTables,
];
