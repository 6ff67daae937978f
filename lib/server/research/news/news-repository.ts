import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import { newsArticles, newsSymbols } from '@/lib/server/platform/db/schema/news';
import { freshnessColumn } from '@/lib/server/market/market-refreshes-repository';

/** What news is about: a stock, the stocks that share a sector with it, or the stocks of a sector. */
export type NewsSubject = { kind: 'symbol' | 'peers' | 'sector'; id: string };

/** Position in a list of news: microseconds since 1970 as text and, among stories of the same time, the story's id. */
export type NewsPlace = { at: string; id: string };

const moment = sql<string>`(extract(epoch from ${newsArticles.publishedAt}) * 1000000)::bigint::text`;
const instant = ({ at }: NewsPlace) => sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;

const columns = {
  article: newsArticles,
  moment,
  symbols: sql<string[]>`array(
    select ${newsSymbols.ticker} from ${newsSymbols} where ${newsSymbols.articleId} = ${newsArticles.id} order by 1)`,
};

/** The freshness of a subject's news; undefined if the subject is unknown. */
export async function findNewsSubject(handle: Handle, subject: NewsSubject) {
  const freshness = freshnessColumn('news', tickersOf(subject));
  const [found] =
    subject.kind === 'sector'
      ? await handle.select({ freshness }).from(sectors).where(eq(sectors.slug, subject.id))
      : await handle.select({ freshness }).from(symbols).where(eq(symbols.ticker, subject.id));
  return found ?? null;
}

/** The latest stories about a subject, without duplicates. Reads at most a page per stock. */
export function listNewsOf(
  handle: Handle,
  subject: NewsSubject,
  { after, limit }: { after?: NewsPlace; limit: number },
) {
  const picked = sql`(
    select latest.article_id from (select distinct ticker from ${tickersOf(subject)} as t(ticker)) as about
    cross join lateral (
      select article_id from ${newsSymbols}
      where ${newsSymbols.ticker} = about.ticker
        ${after ? sql`and (published_at, article_id) < (${instant(after)}, ${after.id})` : sql``}
      order by published_at desc, article_id desc limit ${limit}
    ) as latest)`;
  return handle
    .select(columns)
    .from(newsArticles)
    .where(and(sql`${newsArticles.id} in ${picked}`, eq(newsArticles.origin, 'market')))
    .orderBy(desc(newsArticles.publishedAt), desc(newsArticles.id))
    .limit(limit);
}

/** News about this site. */
export function listOwnNews(handle: Handle, { after, limit }: { after?: NewsPlace; limit: number }) {
  const { publishedAt, id, origin } = newsArticles;
  const isAfter =
    after && sql`(${publishedAt} < ${instant(after)} or (${publishedAt} = ${instant(after)} and ${id} > ${after.id}))`;
  return handle
    .select(columns)
    .from(newsArticles)
    .where(and(eq(origin, 'own'), isAfter))
    .orderBy(desc(publishedAt), asc(id))
    .limit(limit);
}

function tickersOf({ kind, id }: NewsSubject): SQL {
  if (kind === 'symbol') return sql`(select ${id}::text)`;
  if (kind === 'sector') return sql`(select ticker from ${sectorSymbols} where slug = ${id})`;
  return sql`(select ${id}::text union select p.ticker from ${sectorSymbols} p join ${sectorSymbols} own on own.slug = p.slug where own.ticker = ${id})`;
}
