import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstCategories, teamAuthors } from '@/lib/content/blog-roles';
import { addDays } from '@/lib/domain/calendar-days';
import type { DateOnly } from '@/lib/domain/dates';
import { compose } from '@/lib/server/posts/compose';
import { readPostFile } from '@/lib/server/posts/front-matter';
import type { Database } from '../pool';
import { postAuthors, postCategories, postMentions, posts, postsInCategories, postVersions } from '../schema/posts';

/** Who may write about what, in every mode. What the operator has changed stays. */
export async function seedBlogReference(db: Database) {
  await db
    .insert(postAuthors)
    .values([...teamAuthors])
    .onConflictDoNothing();
  await db
    .insert(postCategories)
    .values(firstCategories.map((category, index) => ({ ...category, rank: index + 1 })))
    .onConflictDoNothing();
}

const folder = join(process.cwd(), 'lib/server/db/seed/posts');

/** Newest first. Each describes what this site really computes, and is marked as a sample. */
const order = [
  'how-we-count-the-hit-rate',
  'drawdown-before-return',
  'what-a-golden-cross-is',
  'thirty-questions-to-a-company',
  'three-best-trades',
  'how-a-claim-gets-onto-this-site',
  'a-band-is-a-promise',
  'what-a-test-drive-is-for',
  'what-the-cofounder-share-counts',
  'losing-nothing-when-the-power-goes',
];

/** Sample posts, three days apart, the latest of yesterday. */
export async function seedPosts(db: Database, today: DateOnly) {
  await seedBlogReference(db);
  for (const file of readdirSync(folder)) {
    const { head, body } = readPostFile(readFileSync(join(folder, file), 'utf8'));
    const { tickers, ...composed } = compose(body);
    const at = new Date(`${addDays(today, -1 - 3 * order.indexOf(head.id))}T14:00:00Z`);
    await db.transaction(async (tx) => {
      const inserted = await tx
        .insert(posts)
        .values({
          id: head.id,
          authorId: head.author,
          visibility: head.visibility,
          tier: head.tier ?? null,
          state: 'published',
          publishAt: at,
          version: 1,
          firstVersion: 1,
          position: head.position,
          isSample: true,
          createdAt: at,
        })
        .onConflictDoNothing()
        .returning({ id: posts.id });
      if (inserted.length === 0) return;
      const { title, summary, id: postId } = head;
      await tx.insert(postVersions).values({ ...composed, postId, number: 1, at, title, summary, body });
      await tx.insert(postsInCategories).values(head.categories.map((slug) => ({ postId, slug })));
      if (tickers.length > 0)
        await tx.insert(postMentions).values(tickers.map((ticker) => ({ postId, ticker, position: head.position })));
    });
  }
}
