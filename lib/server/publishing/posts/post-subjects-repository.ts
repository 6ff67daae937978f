import { sql } from 'drizzle-orm';

/*
 * What a post is about, as pieces of SQL over a post `p`. The columns describe the public part only: a stock of
 * the paid part would reveal its subject, as a picture or through related posts.
 */

/** The year of the first stock that has one. */
const stock = sql`select json_build_object('kind', 'stock', 'name', f.ticker, 'isSample', f.is_sample, 'until', f.price_day,
    'values', array_to_json(f.weekly_cents))
  from unnest(p.public_tickers) with ordinality as named(ticker, place)
    join symbol_figures f on f.ticker = named.ticker
  where cardinality(f.weekly_cents) > 1 order by named.place limit 1`;

/** The index of the sector. */
const sector = sql`select json_build_object('kind', 'sector', 'name', s.name, 'isSample', bool_or(f.is_sample), 'until', max(f.at),
    'values', json_agg(f.value order by f.at))
  from sectors s join sector_figures f
    on f.slug = s.slug and f.series = 'sector' and f.metric = 'price-index' and f.value is not null
  where s.slug = p.public_sector group by s.slug having count(*) > 1`;

/** As many trades as a picture has room for. */
const mostTrades = 33;

/**
 * The balance before the latest closed trades of the track record and after each, for posts about signals. The trades are
 * read once however many posts there are, because that part does not depend on the post.
 */
const record = sql`case when exists (select from posts_in_categories pc where pc.post_id = p.id and pc.slug = 'signals') then (
  select json_build_object('kind', 'record', 'name', 'Track record', 'isSample', bool_or(t.is_sample),
    'until', max(t.close_date), 'values', array_to_json(array_prepend((array_agg(t.before))[1], array_agg(t.after))))
  from (select is_sample, close_date, thousand_cents as after, thousand_cents - balance_cents as before
    from (select number, is_sample, close_date, thousand_cents, balance_cents from trades
      where variant = 'record' and is_public and close_date is not null
      order by number desc limit ${sql.raw(String(mostTrades))}) latest
    order by number) t
  having count(*) > 0) end`;

/**
 * What the picture is drawn from: a stock before a sector before the record; null for a post about none of them. Prices
 * and balances stay in cents and the rows are json, not jsonb, because both take Postgres less time.
 */
export const pictureColumn = sql`coalesce((${stock}), (${sector}), (${record}))`;
