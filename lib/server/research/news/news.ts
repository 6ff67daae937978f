import type { NewsArticle, NewsList } from '@/lib/contracts/research/news';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { toFreshness } from '@/lib/domain/market/market-refresh';
import { findNewsSubject, listNewsOf, listOwnNews, type NewsPlace, type NewsSubject } from './news-repository';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { marketMeta } from '@/lib/server/market/market-meta';
import { readTicker, unknownSector, unknownTicker } from '@/lib/server/market/market-errors';

const perPage = 20;

type Row = Awaited<ReturnType<typeof listOwnNews>>[number];

export const readSectorNews = (slug: string, cursor?: string) => readNews({ kind: 'sector', id: slug }, cursor);

export const readSymbolNews = (id: string, cursor?: string) => readNews({ kind: 'symbol', id: readTicker(id) }, cursor);

export const readPeerNews = (id: string, cursor?: string) => readNews({ kind: 'peers', id: readTicker(id) }, cursor);

export async function readOwnNews(cursor?: string): Promise<NewsList> {
  return toList('own', await listOwnNews(db(), { ...pageAfter('own', cursor), limit: perPage + 1 }));
}

async function readNews(subject: NewsSubject, cursor: string | undefined): Promise<NewsList> {
  const list = `${subject.kind} ${subject.id}`;
  const page = pageAfter(list, cursor);
  const [known, rows] = await Promise.all([
    findNewsSubject(db(), subject),
    listNewsOf(db(), subject, { ...page, limit: perPage + 1 }),
  ]);
  if (!known) throw await (subject.kind === 'sector' ? unknownSector() : unknownTicker(subject.id));
  return toList(list, rows, toFreshness('news', known.freshness, now()));
}

function pageAfter(list: string, cursor: string | undefined): { after?: NewsPlace } {
  const [at, id] = readCursor(`news ${list}`, cursor) ?? [];
  return at === undefined || id === undefined ? {} : { after: { at, id } };
}

function toList(list: string, rows: Row[], freshness?: ReturnType<typeof toFreshness>): NewsList {
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return {
    items: shown.map(toArticle),
    nextCursor: rows.length > perPage && last ? makeCursor(`news ${list}`, [last.moment, last.article.id]) : null,
    meta: marketMeta(
      shown.map(({ article }) => article),
      { delay: 'prices', ...(freshness ? { freshness } : {}) },
    ),
  };
}

const toArticle = ({ article, symbols }: Row): NewsArticle => ({
  id: article.id,
  headline: article.headline,
  summary: article.summary,
  publisher: article.publisher,
  url: article.url,
  publishedAt: article.publishedAt.toISOString(),
  symbols,
  isSample: article.isSample,
});
