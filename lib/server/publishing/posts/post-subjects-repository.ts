import { sql } from 'drizzle-orm';

/*
 * What a post is about, as pieces of SQL over a post `p`. The columns describe the public part only: a stock of
 * the paid part would reveal its subject, as a picture or through related posts.
 */

/** The year of the first stock that has one. */
const stock = sql`select jsonb_build_object('kind', 'stock', 'name', f.ticker, 'isSample', f.is_sample, 'until', f.price_day,
    'values', (select jsonb_agg(cents / 100.0 order by place) from unnest(f.weekly_cents) with ordinality as week(cents, place)))
  from unnest(p.public_tickers) with ordinality as named(ticker, place)
    join symbol_figures f on f.ticker = named.ticker
  where cardinality(f.weekly_cents) > 1 order by named.place limit 1`;

/** The index of the sector. */
const sector = sql`select jsonb_build_object('kind', 'sector', 'name', s.name, 'isSample', bool_or(f.is_sample), 'until', max(f.at),
    'values', jsonb_agg(f.value order by f.at))
  from sectors s join sector_figures f
    on f.slug = s.slug and f.series = 'sector' and f.metric = 'price-index' and f.value is not null
  where s.slug = p.public_sector group by s.slug having count(*) > 1`;

/** As many trades as a picture has room for. */
const mostTrades = 33;

/** The balance before the latest closed trades of the track record and after each, for posts about signals. */
const record = sql`select jsonb_build_object('kind', 'record', 'name', 'Track record', 'isSample', bool_or(t.is_sample),
    'until', max(t.close_date), 'values', jsonb_build_array((array_agg(t.thousand_cents - t.balance_cents order by t.number))[1] / 100.0)
      || jsonb_agg(t.thousand_cents / 100.0 order by t.number))
  from (select * from trades where variant = 'record' and is_public and close_date is not null
    order by number desc limit ${sql.raw(String(mostTrades))}) t
  where exists (select from posts_in_categories pc where pc.post_id = p.id and pc.slug = 'signals') having count(*) > 0`;

/** What the picture is drawn from: a stock before a sector before the record; null for a post about none of them. */
export const pictureColumn = sql`coalesce((${stock}), (${sector}), (${record}))`;
