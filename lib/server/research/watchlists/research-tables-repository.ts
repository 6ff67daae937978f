const byAccount = 'account_id = $1';

/** Entries for saved research in the list of tables with account data. All rows are deleted with the account. */
export const researchTables = [
  {
    table: 'watchlist_symbols',
    of: 'watchlist_id in (select id from watchlists where account_id = $1)',
    columns: ['watchlist_id', 'ticker', 'added_at'],
    fate: 'gone',
  },
  { table: 'watchlists', of: byAccount, columns: ['id', 'name', 'created_at'], fate: 'gone' },
  {
    table: 'watch_alerts',
    of: byAccount,
    columns: ['ticker', 'kind', 'price_cents', 'days_before', 'created_at', 'fired_at'],
    fate: 'gone',
  },
  { table: 'saved_screens', of: byAccount, columns: ['name', 'query', 'saved_at'], fate: 'gone' },
  { table: 'stock_request_votes', of: byAccount, columns: ['ticker', 'voted_at'], fate: 'gone' },
] as const;
