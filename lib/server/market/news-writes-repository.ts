import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { symbols } from '@/lib/server/platform/db/schema/market';
import { newsArticles, newsSymbols } from '@/lib/server/platform/db/schema/news';
import type { Origin } from './market-writes-repository';

export type StoryValues = Pick<
  typeof newsArticles.$inferInsert,
  'id' | 'headline' | 'summary' | 'publisher' | 'url' | 'publishedAt' | 'fingerprint'
> & { tickers: string[] };

/** Stores stories, once each, with every known symbol that they mention. Real stories replace a symbol's samples. */
export async function saveStories(tx: Tx, ticker: string, stories: StoryValues[], origin: Origin) {
  if (stories.length === 0) return 0;
  if (!origin.isSample) await dropSampleStories(tx, ticker);
  // Inserts in a fixed order, so that two feeds with the same stories cannot deadlock.
  const inOrder = stories.toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
  await tx
    .insert(newsArticles)
    .values(inOrder.map(({ tickers: _tickers, ...story }) => ({ ...story, origin: 'market' as const, ...origin })))
    .onConflictDoNothing();
  const articles = await tx
    .select({ id: newsArticles.id, fingerprint: newsArticles.fingerprint, publishedAt: newsArticles.publishedAt })
    .from(newsArticles)
    .where(
      and(
        inArray(
          newsArticles.fingerprint,
          inOrder.map(({ fingerprint }) => fingerprint),
        ),
        eq(newsArticles.isSample, origin.isSample),
      ),
    );
  const named = [...new Set(stories.flatMap(({ tickers }) => tickers))];
  const known = await tx.select({ ticker: symbols.ticker }).from(symbols).where(inArray(symbols.ticker, named));
  const isKnown = new Set(known.map((row) => row.ticker));
  const aboutOf = new Map(stories.map(({ fingerprint, tickers }) => [fingerprint, tickers]));
  const links = articles.flatMap(({ id, fingerprint, publishedAt }) =>
    (aboutOf.get(fingerprint) ?? [])
      .filter((name) => isKnown.has(name))
      .map((name) => ({ ticker: name, articleId: id, publishedAt })),
  );
  if (links.length > 0) await tx.insert(newsSymbols).values(links).onConflictDoNothing();
  return links.length;
}

async function dropSampleStories(tx: Tx, ticker: string) {
  const samples = tx.select({ id: newsArticles.id }).from(newsArticles).where(eq(newsArticles.isSample, true));
  const { rowCount } = await tx
    .delete(newsSymbols)
    .where(and(eq(newsSymbols.ticker, ticker), inArray(newsSymbols.articleId, samples)));
  if (!rowCount) return;
  const links = tx
    .select({ one: sql`1` })
    .from(newsSymbols)
    .where(eq(newsSymbols.articleId, newsArticles.id));
  await tx
    .delete(newsArticles)
    .where(and(eq(newsArticles.isSample, true), eq(newsArticles.origin, 'market'), notExists(links)));
}
