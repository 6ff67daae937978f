/** The tables about signals that contain account data, for `account-tables-repository`. */
export const signalTables = [
  {
    table: 'member_outcomes',
    of: 'member_id in (select id from outcome_members where account_id = $1)',
    columns: ['signal_id', 'paid_cents', 'received_cents', 'reported_at'],
    fate: 'gone' as const,
  },
  { table: 'signal_texts', of: 'account_id = $1', columns: ['requested_at', 'confirmed_at'], fate: 'gone' as const },
  { table: 'outcome_members', of: 'account_id = $1', columns: ['joined_at'], fate: 'gone' as const },
];
