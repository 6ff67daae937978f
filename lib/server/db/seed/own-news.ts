import { ownNews } from '@/lib/content/own-news';
import { settings } from '@/lib/server/env';
import type { Database } from '../pool';
import { newsArticles } from '../schema/news';

/** Puts the news of this site, in every mode. A story that is there is left as it is. */
export async function seedOwnNews(db: Database) {
  const rows = ownNews.map(({ id, day, headline, summary }, index) => {
    // Minutes apart, the first of the list the latest.
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
