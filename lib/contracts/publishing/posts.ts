import { z } from 'zod';
import { accessReasons, openers } from '@/lib/domain/membership/access';
import { tiers } from '@/lib/domain/membership/plans';
import { visibilities } from '@/lib/domain/membership/visibilities';
import { pictureKinds, positions } from '@/lib/domain/publishing/posts';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const instant = z.iso.datetime();
const named = z.object({ slug: z.string(), name: z.string() });

/** Whether the caller may read the whole post, why and until when, and otherwise what would give access. */
const postAccess = z.object({
  isOpen: z.boolean(),
  reason: z.enum(accessReasons),
  until: instant.nullable(),
  opensBy: z.enum(openers).nullable(),
});

/**
 * Data for the picture of a post: a stock's weekly closes, a sector's monthly index or the record's balance, according
 * to the post's public part.
 */
export const postPicture = z.object({
  kind: z.enum(pictureKinds),
  name: z.string(),
  values: z.array(z.number()),
  /** The day of the last close or trade, or the month of the last index value. */
  until: z.string().nullable(),
  isSample: z.boolean(),
});
export type PostPicture = z.infer<typeof postPicture>;

/** The public data of a post. */
export const postCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  categories: z.array(named),
  visibility: z.enum(visibilities),
  tier: z.enum(tiers).nullable(),
  publishedAt: instant,
  correctedAt: instant.nullable(),
  readingMinutes: z.number().int(),
  isSample: z.boolean(),
  picture: postPicture.nullable(),
  access: postAccess,
});
export type PostCard = z.infer<typeof postCard>;

export const postPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('stock'), ticker: z.string() }),
]);

const price = z.object({ cents: z.number().int(), day: z.iso.date(), isSample: z.boolean() });

/** A stock mentioned in the text that the caller can read, with its price at publication and the latest one. */
export const postStock = z.object({
  ticker: z.string(),
  name: z.string().nullable(),
  position: z.enum(positions),
  then: price.nullable(),
  now: price.nullable(),
  /** Percent change from the previous to the latest close. */
  change: z.number().nullable(),
  /** Weekly closes, oldest first. */
  weekly: z.array(z.number()),
});
export type PostStock = z.infer<typeof postStock>;

/** A correction after publication. Its changes are included only for readers with access. */
export const postCorrection = z.object({
  at: instant,
  note: z.string().nullable(),
  changes: z.array(z.object({ kind: z.enum(['added', 'removed']), text: z.string() })),
});
export type PostCorrection = z.infer<typeof postCorrection>;

/** A post with its text: the full text for readers with access, otherwise the beginning. */
const postText = postCard.extend({ parts: z.array(postPart) });
export type PostText = z.infer<typeof postText>;

export const postPage = postText.extend({
  author: postCard.shape.author.extend({ about: z.string() }),
  position: z.enum(positions),
  stocks: z.array(postStock),
  corrections: z.array(postCorrection),
  related: z.array(postCard),
});
export type PostPage = z.infer<typeof postPage>;

const listQuery = z.object({
  /** Comma-separated slugs. Matches posts in any of the categories. */
  categories: z
    .string()
    .regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,9}$/, 'Separate categories with commas')
    .optional(),
  cursor: z.string().max(200).optional(),
});

const list = z.object({ items: z.array(postCard), nextCursor: z.string().nullable() });

export const postsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/posts',
    access: 'optional',
    summary: 'List posts with the caller’s access, newest first.',
    query: listQuery,
    response: list,
  },
  free: {
    method: 'GET',
    path: '/api/posts/free-posts',
    access: 'public',
    summary: 'List free posts, newest first.',
    query: listQuery,
    response: list,
    sharedForS: 10,
  },
  readFree: {
    method: 'GET',
    path: '/api/posts/free-posts/:id',
    access: 'public',
    summary: 'Get a free post. Other posts return 404.',
    response: postPage,
    sharedForS: 10,
  },
  read: {
    method: 'GET',
    path: '/api/posts/:id',
    access: 'optional',
    summary: 'Get a post in full, or its preview and what unlocks it.',
    response: postPage,
  },
  author: {
    method: 'GET',
    path: '/api/authors/:id',
    access: 'optional',
    summary: 'Get an author and their posts.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: z.object({
      /** `posts` is the number of published posts. */
      author: z.object({ id: z.string(), name: z.string(), about: z.string(), posts: z.number().int() }),
      ...list.shape,
    }),
  },
  categories: {
    method: 'GET',
    path: '/api/post-categories',
    access: 'public',
    summary: 'List categories with post counts.',
    response: z.object({
      items: z.array(named.extend({ description: z.string(), posts: z.number().int() })),
    }),
    sharedForS: 60,
  },
  freeFeed: {
    method: 'GET',
    path: '/api/post-feeds/free',
    access: 'public',
    summary: 'Get the RSS feed of free posts.',
    response: z.object({ items: z.array(postText) }),
    sharedForS: 10,
  },
  memberFeed: {
    method: 'GET',
    path: '/api/post-feeds/:token',
    access: 'public',
    summary: 'Get a member’s private RSS feed by its secret. Revoked feeds return 410.',
    response: z.object({ items: z.array(postText) }),
  },
  ownFeed: {
    method: 'GET',
    path: '/api/post-feed',
    access: 'either',
    summary: 'Get whether the caller has a private feed, and since when.',
    response: z.object({ createdAt: instant.nullable() }),
  },
  openFeed: {
    method: 'PUT',
    path: '/api/post-feed',
    access: 'either',
    summary: 'Create a private feed with a secret URL, shown once. Replaces an earlier one.',
    response: z.object({ createdAt: instant, url: z.url() }),
  },
  closeFeed: {
    method: 'DELETE',
    path: '/api/post-feed',
    access: 'either',
    summary: 'Revoke the caller’s private feed. Its URL then returns 410.',
    response: z.object({ createdAt: instant.nullable() }),
  },
});
