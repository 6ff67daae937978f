import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstCategories, teamAuthors } from '@/lib/content/publishing/blog-roles';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { compose, publicSubjects } from '@/lib/server/publishing/posts/compose';
import { readPostFile } from '@/lib/server/publishing/posts/front-matter';
import type { Database } from '@/lib/server/platform/db/pool';
import {
  postAuthors,
  postCategories,
  postMentions,
  posts,
  postsInCategories,
  postVersions,
} from '@/lib/server/platform/db/schema/posts';

/** Adds authors and categories, in every mode. Existing rows, which the operator may have changed, stay. */
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

const folder = join(process.cwd(), 'lib/server/sample-data/posts');

/** Ids of the sample posts, newest first. Each post describes a calculation of this site and is marked as a sample. */
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

/**
 * Samples with a correction, to show what one looks like: the first version's text, the corrected text and the note.
 */
const correctedSamples: Record<string, { was: string; is: string; note: string }> = {
  'what-a-golden-cross-is': {
    was: 'There must be at least 200 closes',
    is: 'There must be more than 200 closes',
    note: 'Sample correction. 200 closes are one too few: the previous day needs its own average.',
  },
};

/** Adds sample posts, three days apart; the latest is from yesterday. */
export async function seedPosts(db: Database, today: DateOnly) {
  await seedBlogReference(db);
  for (const file of readdirSync(folder)) {
    const { head, body } = readPostFile(readFileSync(join(folder, file), 'utf8'));
    const composed = compose(body);
    const { tickers } = composed;
    const slip = correctedSamples[head.id];
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
          version: slip ? 2 : 1,
          correctedAt: slip ? new Date(at.getTime() + 86_400_000) : null,
          firstVersion: 1,
          position: head.position,
          ...publicSubjects(composed, head.visibility),
          isSample: true,
          createdAt: at,
        })
        .onConflictDoNothing()
        .returning({ id: posts.id });
      if (inserted.length === 0) return;
      const { title, summary, id: postId } = head;
      const first = slip ? body.replace(slip.is, slip.was) : body;
      const versions = [{ ...compose(first), number: 1, at, body: first, note: null as string | null }];
      if (slip)
        versions.push({ ...compose(body), number: 2, at: new Date(at.getTime() + 86_400_000), body, note: slip.note });
      await tx
        .insert(postVersions)
        .values(versions.map(({ tickers: _, ...version }) => ({ ...version, postId, title, summary })));
      await tx.insert(postsInCategories).values(head.categories.map((slug) => ({ postId, slug })));
      if (tickers.length > 0)
        await tx.insert(postMentions).values(tickers.map((ticker) => ({ postId, ticker, position: head.position })));
    });
  }
}
