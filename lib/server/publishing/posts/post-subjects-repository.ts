import { sql } from 'drizzle-orm';

/*
 * SQL for what a post `p` is about. It uses the public part only: a stock from the paid part would reveal its subject
 * through a picture or related posts.
 */

/** A year of prices of the first public stock that has them. */
const stock = sql`select json_build_object('kind', 'stock', 'name', f.ticker, 'isSample', f.is_sample, 'until', f.price_day,
    'values', array_to_json(f.weekly_cents))
  from unnest(p.public_tickers) with ordinality as named(ticker, place)
    join symbol_figures f on f.ticker = named.ticker
  where cardinality(f.weekly_cents) > 1 order by named.place limit 1`;

/** The index of the post's sector. */
const sector = sql`select json_build_object('kind', 'sector', 'name', s.name, 'isSample', bool_or(f.is_sample), 'until', max(f.at),
    'values', json_agg(f.value order by f.at))
  from sectors s join sector_figures f
    on f.slug = s.slug and f.series = 'sector' and f.metric = 'price-index' and f.value is not null
  where s.slug = p.public_sector group by s.slug having count(*) > 1`;

/** As many trades as a picture has room for. */
const maxTrades = 33;

/**
 * The balance before the latest closed trades of the track record and after each of them, for posts about signals. The
 * trades are read once for all posts, because that part does not depend on the post.
 */
const record = sql`case when exists (select from posts_in_categories pc where pc.post_id = p.id and pc.slug = 'signals') then (
  select json_build_object('kind', 'record', 'name', 'Track record', 'isSample', bool_or(t.is_sample),
    'until', max(t.close_date), 'values', array_to_json(array_prepend((array_agg(t.before))[1], array_agg(t.after))))
  from (select is_sample, close_date, thousand_cents as after, thousand_cents - balance_cents as before
    from (select number, is_sample, close_date, thousand_cents, balance_cents from trades
      where variant = 'record' and is_public and close_date is not null
      order by number desc limit ${sql.raw(String(maxTrades))}) latest
    order by number) t
  having count(*) > 0) end`;

/**
 * The data for a post's picture: a stock, or else a sector, or else the track record; null if the post is about none of
 * them. Prices and balances stay in cents and rows are json instead of jsonb, because both take Postgres less time.
 */
export const pictureColumn = sql`coalesce((${stock}), (${sector}), (${record}))`;
