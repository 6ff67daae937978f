import type { Client } from 'pg';

const max = { members: 1_000_000, symbols: 10_000, years: 10 };
const atOnce = 200;

export const fullSize = (factor: number) =>
  `${(max.members * factor).toLocaleString('en-US')} members, ${(max.symbols * factor).toLocaleString('en-US')} symbols with ${max.years} years of daily prices`;

/** Adds rows and leaves the sample data unchanged, because the measured calls read it. */
export async function fillMarket(owner: Client, factor: number) {
  const symbols = Math.round(max.symbols * factor);
  await owner.query(
    `insert into symbols (ticker, name, kind, exchange, currency, fiscal_year_end, shares_outstanding, words, source, as_of, is_sample)
      select ticker, ticker || ' Works', 'stock', 'NASDAQ', 'USD', 12, 1000000, lower(ticker || ' ' || ticker || ' works'), 'sample', now(), true
      from (${tickers('0', '$1')}) made`,
    [symbols],
  );
  for (let from = 0; from < symbols; from += atOnce) {
    const range = [from, Math.min(from + atOnce, symbols)];
    await owner.query(
      `insert into daily_bars (ticker, day, open_cents, high_cents, low_cents, close_cents, volume, source, is_sample)
        select ticker, day, 5000, 5100, 4900, 5000 + (extract(doy from day)::int % 50), 1000, 'sample', true
        from (${tickers('$1', '$2')}) made, generate_series(current_date - ${365 * max.years}, current_date - 1, '1 day') as days(day)
        where extract(isodow from day) < 6`,
      range,
    );
    await owner.query(
      `insert into yearly_fundamentals (ticker, fiscal_year, period_end, revenue, net_income, operating_cash_flow, shares, source, as_of, is_sample)
        select ticker, year, make_date(year, 12, 31), 1000000, 100000, 120000, 1000000, 'sample', now(), true
        from (${tickers('$1', '$2')}) made, generate_series(2016, 2025) as years(year)`,
      range,
    );
  }
  await owner.query(
    `insert into accounts (id, kind, email, email_key, password_hash, first_name, last_name, created_at)
      select 'scale-' || n, 'user', n || '@scale.test', n || '@scale.test', 'none', 'Ann', 'Lee', now()
      from generate_series(1, $1::int) n`,
    [Math.round(max.members * factor)],
  );
}

/** Generates tickers from numbers: Q and four letters. */
const tickers = (from: string, until: string) => `
  select 'Q' || chr(65 + n / 17576 % 26) || chr(65 + n / 676 % 26) || chr(65 + n / 26 % 26) || chr(65 + n % 26) as ticker
  from generate_series(${from}::int, ${until}::int - 1) n`;
