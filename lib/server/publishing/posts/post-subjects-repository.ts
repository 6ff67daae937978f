import { sql } from 'drizzle-orm';

/*
 * What a post is about, as pieces of SQL over a post `p` and its version `v`. They read only the public part: a stock of
 * the paid part would reveal its subject, as a picture or through related posts.
 */

const publicParts = sql`jsonb_array_elements(case when p.visibility = 'public' then v.parts else v.teaser end)
  with ordinality as shown(part, place)`;

/** Stocks that the public part names. */
export const publicTickers = sql`select shown.part->>'ticker' as ticker, shown.place
  from ${publicParts} where shown.part->>'kind' = 'stock'`;

/** The year of the first stock. */
const stock = sql`select jsonb_build_object('kind', 'stock', 'name', f.ticker, 'isSample', f.is_sample,
    'values', (select jsonb_agg(cents / 100.0 order by place) from unnest(f.weekly_cents) with ordinality as week(cents, place)))
  from (${publicTickers}) named join symbol_figures f on f.ticker = named.ticker
  where cardinality(f.weekly_cents) > 1 order by named.place limit 1`;

/** The index of the first sector that is linked to. */
const sector = sql`select jsonb_build_object('kind', 'sector', 'name', s.name, 'isSample', bool_or(f.is_sample),
    'values', jsonb_agg(f.value order by f.at))
  from (select (regexp_match(string_agg(shown.part->>'html', '' order by shown.place),
      'href="/stock-insights-by-sector/([a-z0-9-]+)"'))[1] as slug from ${publicParts}) named
    join sectors s on s.slug = named.slug
    join sector_figures f on f.slug = s.slug and f.series = 'sector' and f.metric = 'price-index' and f.value is not null
  group by s.slug having count(*) > 1`;

/** What the picture is drawn from: a stock before a sector; null for a post about neither. */
export const pictureColumn = sql`coalesce((${stock}), (${sector}))`;
