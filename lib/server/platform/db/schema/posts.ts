import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tiers } from '@/lib/domain/membership/plans';
import { visibilities } from '@/lib/domain/membership/visibilities';
import { positions, postStates, type PostPart } from '@/lib/domain/publishing/posts';
import { instant, oneOf } from './columns';

/** Authors: roles in the team, or named people. */
export const postAuthors = pgTable('post_authors', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  about: text('about').notNull(),
});

export const postCategories = pgTable('post_categories', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  rank: integer('rank').notNull(),
});

/** A post. Its text is in its current version. */
export const posts = pgTable(
  'posts',
  {
    /** The last segment of the post's URL; never changes. */
    id: text('id').primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => postAuthors.id),
    visibility: text('visibility', { enum: visibilities }).notNull(),
    tier: text('tier', { enum: tiers }),
    state: text('state', { enum: postStates }).notNull(),
    publishAt: instant('publish_at'),
    withdrawnAt: instant('withdrawn_at'),
    version: integer('version').notNull(),
    /** The first published version; later versions are corrections. */
    firstVersion: integer('first_version'),
    correctedAt: instant('corrected_at'),
    /** The author's disclosed position in the stocks mentioned. */
    position: text('position', { enum: positions }).notNull(),
    /** The stocks that the public part mentions, and the first sector that it links to. */
    publicTickers: text('public_tickers').array().notNull().default([]),
    publicSector: text('public_sector'),
    /** When the prices of the mentioned stocks were recorded. */
    frozenAt: instant('frozen_at'),
    isSample: boolean('is_sample').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('posts_shown')
      .on(table.publishAt, table.id)
      .where(sql`state = 'published'`),
    index('posts_author').on(table.authorId, table.publishAt),
    index('posts_to_freeze')
      .on(table.publishAt)
      .where(sql`state = 'published' and frozen_at is null`),
    check('posts_id', sql`id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80`),
    check('posts_visibility', oneOf('visibility', visibilities)),
    check('posts_tier', sql`(visibility = 'tier') = (tier is not null)`),
    check('posts_state', oneOf('state', postStates)),
    check('posts_published', sql`state = 'draft' or (publish_at is not null and first_version is not null)`),
    check('posts_withdrawn', sql`(state = 'withdrawn') = (withdrawn_at is not null)`),
    check('posts_position', oneOf('position', positions)),
  ],
);

/** Every version of a post. Append-only: a correction is a new row. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    title: text('title').notNull(),
    /** Public even if the rest is for members. */
    summary: text('summary').notNull(),
    /** The Markdown source. */
    body: text('body').notNull(),
    parts: jsonb('parts').$type<PostPart[]>().notNull(),
    /** The public part of the post. */
    teaser: jsonb('teaser').$type<PostPart[]>().notNull(),
    words: integer('words').notNull(),
    /** The author's disclosure of holdings. Changing it counts as a correction. */
    disclosure: text('disclosure').notNull().default(''),
    /** What a correction changed, for versions after the first published one. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.number] }),
    // Title and summary, for searching.
    index('post_versions_words').using('gin', sql`lower(title || ' ' || summary) gin_trgm_ops`),
    check('post_versions_number', sql`number > 0 and words >= 0`),
  ],
);

export const postsInCategories = pgTable(
  'posts_in_categories',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    slug: text('slug')
      .notNull()
      .references(() => postCategories.slug),
  },
  (table) => [primaryKey({ columns: [table.postId, table.slug] }), index('posts_in_categories_slug').on(table.slug)],
);

/** A stock that a post mentions, the author's position in it, and its price at publication. */
export const postMentions = pgTable(
  'post_mentions',
  {
    postId: text('post_id').notNull(),
    ticker: text('ticker').notNull(),
    position: text('position', { enum: positions }).notNull(),
    priceCents: integer('price_cents'),
    priceDay: date('price_day', { mode: 'string' }),
    priceIsSample: boolean('price_is_sample'),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.ticker] }),
    foreignKey({ columns: [table.postId], foreignColumns: [posts.id] }).onDelete('cascade'),
    check('post_mentions_price', sql`(price_cents is null) = (price_day is null)`),
    check('post_mentions_position', oneOf('position', positions)),
  ],
);

/** A member's private feed. Its URL contains a secret, of which only the hash is stored. */
export const postFeeds = pgTable(
  'post_feeds',
  {
    id: text('id').primaryKey(),
    hash: text('hash').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('post_feeds_hash').on(table.hash),
    uniqueIndex('post_feeds_live')
      .on(table.accountId)
      .where(sql`revoked_at is null`),
    index('post_feeds_account').on(table.accountId),
  ],
);
