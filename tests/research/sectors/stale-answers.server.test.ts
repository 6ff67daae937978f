import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshEveryMs, refreshKinds, type RefreshKind } from '@/lib/domain/market/market-refresh';
import { sectorCharts, sectorsCharts, type SectorChart } from '@/lib/domain/research/research';
import { db } from '@/lib/server/platform/db/pool';
import { marketRefreshes } from '@/lib/server/platform/db/schema/market';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeSector, makeStory, makeSymbol } from '@/tests/support/features/market';

let bearer: string;
beforeAll(async () => {
  await makeSymbol({ ticker: 'AAPL' });
  await makeSymbol({ ticker: 'NVDA' });
  await makeSector(['AAPL', 'NVDA'], { slug: 'chips', name: 'Chips' });
  await makeStory(['AAPL']);
  bearer = (await registerMember()).token;
});
beforeEach(async () => {
  await db().delete(marketRefreshes);
});

const kindOfChart = (name: SectorChart | (typeof sectorsCharts)[number]): RefreshKind => {
  if (name.startsWith('recommendation')) return 'recommendations';
  if (name.startsWith('fund-ownership')) return 'ownership';
  if (name === 'price-targets') return 'targets';
  return name.startsWith('predicted') || name.startsWith('price-index') ? 'bars' : 'fundamentals';
};

/** Every response with a provider's data, and the kind of data. */
const answers: [path: string, kind: RefreshKind][] = [
  ['/api/symbols/AAPL', 'bars'],
  ['/api/symbols/NVDA/stocks', 'bars'],
  ['/api/symbols/AAPL/news-articles', 'news'],
  ['/api/symbols/NVDA/sector-news-articles', 'news'],
  ['/api/sectors/chips/symbols', 'bars'],
  ['/api/sectors/chips/sector-news-articles', 'news'],
  ['/admin/fin-hub/stock-candles?symbol=AAPL', 'bars'],
  ['/api/charts/stocks/AAPL/price', 'bars'],
  ['/api/charts/stocks/AAPL/financials', 'fundamentals'],
  ['/api/charts/stocks/AAPL/price-targets', 'targets'],
  ['/api/charts/stocks/AAPL/recommendation-trends-by-month', 'recommendations'],
  ['/api/charts/stocks/AAPL/fund-ownership-by-year', 'ownership'],
  ['/api/charts/compare?symbols=AAPL,NVDA&metric=price', 'bars'],
  ['/api/charts/compare?symbols=AAPL,NVDA&metric=revenue', 'fundamentals'],
  ...sectorCharts.map((name): [string, RefreshKind] => [`/api/charts/sectors/chips/${name}`, kindOfChart(name)]),
  ...sectorsCharts.flatMap((name): [string, RefreshKind][] => [
    [`/api/charts/sectors/${name}?slugs=chips`, kindOfChart(name)],
    [`/api/charts/sectors/${name}?slugs=chips&type=raw`, kindOfChart(name)],
  ]),
];

const staleAt = async (path: string) => {
  const reply = await visitor().send('GET', path, { bearer });
  expect(reply.status, path).toBe(200);
  return (JSON.parse(reply.text) as { meta: { isStale: boolean; ageS: number } }).meta;
};

/** Records that AAPL was last fetched this long ago and that later attempts failed. */
const fetched = (kind: RefreshKind, ageMs: number, failure: string | null) =>
  db()
    .insert(marketRefreshes)
    .values({ kind, subject: 'AAPL', triedAt: new Date(), fetchedAt: new Date(Date.now() - ageMs), failure });

describe('[R42] [B11] the last good data', () => {
  it.each(refreshKinds)(
    'of %s say that they are stale, and how old, wherever they are shown and nowhere else',
    async (kind) => {
      const ageMs = refreshEveryMs[kind] + 60_000;
      await fetched(kind, ageMs, 'down');
      for (const [path, shown] of answers) {
        const { isStale, ageS } = await staleAt(path);
        expect(isStale, path).toBe(shown === kind);
        if (isStale) expect(Math.abs(ageS - ageMs / 1000), path).toBeLessThan(30);
      }
    },
  );

  it('are not stale before their next refresh is due, even after failed attempts', async () => {
    for (const kind of refreshKinds) await fetched(kind, refreshEveryMs[kind] - 60_000, 'down');
    for (const [path] of answers) expect((await staleAt(path)).isStale, path).toBe(false);
  });
});
