import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { editionStates, segments } from '@/lib/domain/publishing/posts';
import { newsletterSubscribers } from './leads';
import { posts } from './posts';
import { instant } from './columns';

/** One mailing of the newsletter: which posts, to which segment of the list, and when. */
export const newsletterEditions = pgTable(
  'newsletter_editions',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    intro: text('intro').notNull(),
    segment: text('segment', { enum: segments }).notNull(),
    state: text('state', { enum: editionStates }).notNull(),
    sendAt: instant('send_at'),
    /** Id of the last subscriber processed; an interrupted run continues after it. */
    reached: text('reached').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('newsletter_editions_due')
      .on(table.sendAt)
      .where(sql`state in ('scheduled', 'sending')`),
    check('newsletter_editions_state', sql`state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`),
    check('newsletter_editions_segment', sql`segment in ('all', 'free', 'paid')`),
    check('newsletter_editions_send_at', sql`state in ('draft', 'cancelled') or send_at is not null`),
  ],
);

export const editionPosts = pgTable(
  'newsletter_edition_posts',
  {
    editionId: text('edition_id')
      .notNull()
      .references(() => newsletterEditions.id, { onDelete: 'cascade' }),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    rank: integer('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.postId] })],
);

/** The outcome of an edition for one subscriber. Unique, so that a repeated run does not send twice. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    editionId: text('edition_id')
      .notNull()
      .references(() => newsletterEditions.id, { onDelete: 'cascade' }),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    outcome: text('outcome', { enum: ['mailed', 'suppressed', 'segment', 'pace', 'empty'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.subscriberId] }),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
    check('newsletter_deliveries_outcome', sql`outcome in ('mailed', 'suppressed', 'segment', 'pace', 'empty')`),
  ],
);
