import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { provenanceColumns } from './market';

/** A story, stored once, from the feed that delivered it first. Titles and summaries are plain text. */
export const newsArticles = pgTable(
  'news_articles',
  {
    id: text('id').primaryKey(),
    /** 'market' stories are about symbols, 'own' stories about this site. */
    origin: text('origin', { enum: ['market', 'own'] }).notNull(),
    headline: text('headline').notNull(),
    summary: text('summary').notNull(),
    publisher: text('publisher').notNull(),
    /** An https URL; null for sample data, which has no article. */
    url: text('url'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /**
     * The day, and the headline without case, accents, punctuation and spaces: equal for the same story in two feeds.
     */
    fingerprint: text('fingerprint').notNull(),
    ...provenanceColumns(),
  },
  (table) => [
    uniqueIndex('news_articles_fingerprint').on(table.fingerprint),
    index('news_articles_origin').on(table.origin, table.publishedAt.desc().nullsFirst(), table.id),
    check('news_articles_origin_known', sql`origin in ('market', 'own')`),
    check('news_articles_url', sql`url is null or url like 'https://%'`),
  ],
);

/**
 * The symbols that a story is about. The time is repeated so that one index finds the latest stories of a set of
 * symbols.
 */
export const newsSymbols = pgTable(
  'news_symbols',
  {
    ticker: text('ticker').notNull(),
    articleId: text('article_id')
      .notNull()
      .references(() => newsArticles.id, { onDelete: 'cascade' }),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.articleId] }),
    index('news_symbols_latest').on(table.ticker, table.publishedAt.desc().nullsFirst()),
    index('news_symbols_article').on(table.articleId),
  ],
);

export type NewsArticleRow = typeof newsArticles.$inferSelect;
