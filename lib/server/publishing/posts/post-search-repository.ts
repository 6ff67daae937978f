import { sql } from 'drizzle-orm';
import type { Visibility } from '@/lib/domain/membership/visibilities';
import { escapeLike } from '@/lib/server/platform/db/escape-like';
import type { Handle } from '@/lib/server/platform/db/pool';

type PostTitle = { id: string; title: string; summary: string | null; visibility: Visibility };
type Wanted = { words: readonly string[]; text: string; at: Date; limit: number };

/**
 * Published posts that contain every word or resemble the text; those with the words in their title come first. A
 * post that is not public must match by its title, and its summary is not returned. Title and summary are also compared
 * together, because the trigram index covers that expression.
 */
export async function findPostTitles(handle: Handle, { words, text, at, limit }: Wanted): Promise<PostTitle[]> {
  const has = (place: typeof both) =>
    sql.join(
      words.map((word) => sql`${place} like ${`%${escapeLike(word)}%`}`),
      sql` and `,
    );
  const typed = text.toLowerCase();
  const { rows } = await handle.execute<PostTitle>(sql`
    select p.id, v.title, case when p.visibility = 'public' then v.summary end as summary, p.visibility
    from post_versions v join posts p on v.post_id = p.id and v.number = p.version
    where p.state = 'published' and p.publish_at <= ${at.toISOString()}::timestamptz
      and ((${has(both)}) or ${typed} <% ${both})
      and (p.visibility = 'public' or (${has(title)}) or ${typed} <% ${title})
    order by (${has(title)}) desc, word_similarity(${typed}, ${both}) desc, p.publish_at desc, p.id
    limit ${limit}`);
  return rows;
}

const both = sql.raw(`lower(v.title || ' ' || v.summary)`);
const title = sql.raw('lower(v.title)');
