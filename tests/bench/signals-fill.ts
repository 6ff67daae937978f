import pg from 'pg';

/**
 * Inserts closed trades of 260 symbols since 2000 and twenty open ones, without the triggers that check and count each
 * row.
 */
export async function fillTrades(rows: number) {
  const { databaseUrl } = await import('@/lib/server/platform/db/url');
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  await owner.query('alter table trades disable trigger user');
  await owner.query(
    `insert into trades (variant, number, id, symbol, trade_type, expiration, fill_date, close_date, strike_cents,
        bid_cents, roi_bp, balance_cents, thousand_cents, is_sample)
      select 'record', n, 'b-' || n, 'Q' || chr(65 + n % 10) || chr(65 + n / 10 % 26), case when n % 3 = 0 then 'Put' else 'Call' end,
        day + 60, day, case when open then null else day + 1 + n % 40 end, 100 * (5 + n % 400), 10 + n * 7 % 900,
        case when open then null else roi end, case when open then 0 else 10 * roi end,
        100000 + sum(case when open then 0 else 10 * roi end) over (order by n), true
      from (select n, date '2000-01-03' + (n::bigint * 9700 / $1::int)::int as day, n > $1 - least(20, $1 / 10) as open,
        (n * 7919 % 2001 - 1000) as roi from generate_series(1, $1::int) n) made`,
    [rows],
  );
  await owner.query('select recount_trades()');
  await owner.query('alter table trades enable trigger user');
  await owner.query('vacuum analyze');
  await owner.end();
}
