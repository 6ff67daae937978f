import { ownNews } from '@/lib/content/publishing/own-news';
import { settings } from '@/lib/server/platform/settings/env';
import type { Database } from '@/lib/server/platform/db/pool';
import { newsArticles } from '@/lib/server/platform/db/schema/news';

/** Adds news about this site, in every mode. Existing stories are not changed. */
export async function seedOwnNews(db: Database) {
  const rows = ownNews.map(({ id, day, headline, summary }, index) => {
    // Stories of a day are minutes apart; the first in the list is the latest.
    const publishedAt = new Date(`${day}T12:${String(59 - index).padStart(2, '0')}:00Z`);
    const from = { publisher: settings().productName, source: 'own', isSample: false };
    return {
      id,
      headline,
      summary,
      url: null,
      publishedAt,
      asOf: publishedAt,
      origin: 'own' as const,
      fingerprint: id,
      ...from,
    };
  });
  await db.insert(newsArticles).values(rows).onConflictDoNothing();
}
