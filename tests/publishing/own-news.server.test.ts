import { expect, it } from 'vitest';
import { ownNews } from '@/lib/content/publishing/own-news';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedOwnNews } from '@/lib/server/sample-data/own-news';

it('[B5] inserts the site’s own news once, in every mode, and not as a sample', async () => {
  await Promise.all([seedOwnNews(db()), seedOwnNews(db())]);
  await seedOwnNews(db());
  const { rows } = await pool().query<{ id: string }>(
    `select id from news_articles where origin = 'own' and not is_sample and source = 'own' and publisher <> 'Sample feed' order by published_at desc`,
  );
  expect(rows.map(({ id }) => id)).toEqual(ownNews.map(({ id }) => id));
});
