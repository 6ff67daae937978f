import { expect, it } from 'vitest';
import { getLandingProps } from '@/lib/server/app/page-props/content-pages';
import { db } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { seedTrades } from '@/lib/server/sample-data/trades';

it('[C15] the welcome page counts the trades on record', async () => {
  await db().delete(trades);
  await seedTrades(db());
  const page = JSON.stringify(await getLandingProps({}));
  expect(page).toContain('{"label":"Track record","value":"33 trades, losses included"}');
});
