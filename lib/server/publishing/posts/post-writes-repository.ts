import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Position } from '@/lib/domain/publishing/posts';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import {
  postAuthors,
  postCategories,
  postMentions,
  posts,
  postsInCategories,
  postVersions,
} from '@/lib/server/platform/db/schema/posts';

export type Post = typeof posts.$inferSelect;
export type PostVersion = typeof postVersions.$inferInsert;

/** Locks a post's row until the transaction ends, so that the second of two changes sees the first. */
export async function lockPost(tx: Tx, id: string): Promise<Post | null> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('update');
  return row ?? null;
}

export async function savePost(tx: Tx, post: typeof posts.$inferInsert) {
  const { id: _, createdAt: __, ...set } = post;
  await tx.insert(posts).values(post).onConflictDoUpdate({ target: posts.id, set });
}

export async function insertVersion(tx: Tx, version: PostVersion) {
  await tx.insert(postVersions).values(version);
}

export async function replaceCategoriesOf(tx: Tx, postId: string, slugs: readonly string[]) {
  await tx.delete(postsInCategories).where(eq(postsInCategories.postId, postId));
  await tx.insert(postsInCategories).values(slugs.map((slug) => ({ postId, slug })));
}

/** Replaces a post's mentions of stocks. Stored prices do not change. */
export async function replaceMentions(tx: Tx, postId: string, mentions: { ticker: string; position: Position }[]) {
  const named = mentions.map(({ ticker }) => ticker);
  await tx
    .delete(postMentions)
    .where(and(eq(postMentions.postId, postId), sql`not (${postMentions.ticker} = any(${sql.param(named)}::text[]))`));
  if (mentions.length === 0) return;
  await tx
    .insert(postMentions)
    .values(mentions.map((mention) => ({ ...mention, postId })))
    .onConflictDoUpdate({
      target: [postMentions.postId, postMentions.ticker],
      set: { position: sql`excluded.position` },
    });
}

/** Stores the prices of a post's stocks at publication: the last close up to that day (UTC). Idempotent. */
export async function savePublicationPrices(tx: Tx, postId: string, at: Date) {
  await tx.execute(sql`
    update post_mentions m set price_cents = b.close_cents, price_day = b.day, price_is_sample = b.is_sample
    from posts p cross join lateral (select m2.ticker from post_mentions m2 where m2.post_id = p.id) named
    cross join lateral (
      select close_cents, day, is_sample from daily_bars d
      where d.ticker = named.ticker and d.day <= (p.publish_at at time zone 'UTC')::date order by d.day desc limit 1) b
    where p.id = ${postId} and m.post_id = p.id and m.ticker = named.ticker and m.price_cents is null`);
  await tx
    .update(posts)
    .set({ frozenAt: at })
    .where(and(eq(posts.id, postId), isNull(posts.frozenAt)));
}

/** Published posts without stored prices. */
export const listToFreeze = (handle: Handle, at: Date, limit: number) =>
  handle
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.state, 'published'), isNull(posts.frozenAt), lte(posts.publishAt, at)))
    .orderBy(posts.publishAt)
    .limit(limit);

/** Which of a post's author and categories do not exist. */
export async function listUnknown(tx: Tx, { author, categories }: { author: string; categories: readonly string[] }) {
  const authors = await tx.select({ id: postAuthors.id }).from(postAuthors).where(eq(postAuthors.id, author));
  const known = await tx
    .select({ slug: postCategories.slug })
    .from(postCategories)
    .where(inArray(postCategories.slug, [...categories]));
  const slugs = new Set(known.map(({ slug }) => slug));
  return [...(authors.length === 0 ? [author] : []), ...categories.filter((slug) => !slugs.has(slug))];
}

export const listAllPosts = (handle: Handle) =>
  handle
    .select({ post: posts, title: postVersions.title })
    .from(posts)
    .innerJoin(postVersions, and(eq(postVersions.postId, posts.id), eq(postVersions.number, posts.version)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(1000);

export async function saveAuthor(handle: Handle, author: typeof postAuthors.$inferInsert) {
  const { name, about } = author;
  await handle.insert(postAuthors).values(author).onConflictDoUpdate({ target: postAuthors.id, set: { name, about } });
}

/** Inserts or updates a category. A new one is placed last. */
export async function saveCategory(handle: Handle, category: { slug: string; name: string; description: string }) {
  const { name, description } = category;
  await handle
    .insert(postCategories)
    .values({ ...category, rank: sql`(select coalesce(max(rank), 0) + 1 from post_categories)` })
    .onConflictDoUpdate({ target: postCategories.slug, set: { name, description } });
}
