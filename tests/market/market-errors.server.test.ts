import { beforeAll, describe, expect, it } from 'vitest';
import {
  candleRanges,
  compareMetrics,
  sectorCharts,
  sectorsCharts,
  signedOrders,
  stockCharts,
} from '@/lib/domain/research/research';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeSector, makeSymbol } from '@/tests/support/features/market';

let bearer: string;
let slugs: readonly string[];
beforeAll(async () => {
  await makeSymbol({ ticker: 'AAPL', name: 'Apple Inc.' });
  await makeSymbol({ ticker: 'MSFT', name: 'Microsoft Corporation' });
  slugs = [await makeSector(['AAPL']), await makeSector(['MSFT'], { slug: 'robotics' })];
  bearer = (await registerMember()).token;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  visitor().send('GET', path, { headers: { authorization: `Bearer ${bearer}`, ...headers } });

/** Whether an error message lists all valid values. */
const namesAll = (message: string, allowed: readonly string[]) => {
  for (const one of allowed) expect(message).toContain(one);
};

describe('a market request with unknown names', () => {
  it.each([
    ['/api/sectors/nope/symbols', 404],
    ['/api/sectors/%27%3B--/symbols', 404],
    ['/api/sectors/nope/sector-news-articles', 404],
    ['/api/charts/sectors/nope/revenue-by-year', 404],
    ['/api/charts/sectors/revenue-by-year?slugs=nope', 400],
    ['/api/signals/sector-timing?slug=nope', 400],
  ])('[S22] [B5] %s is answered with the existing sectors', async (path, status) => {
    const reply = await get(path);
    expect(reply.status).toBe(status);
    namesAll(reply.refusal.message, slugs);
  });

  it.each([
    ['/api/charts/sectors/nope', 404, sectorsCharts],
    ['/api/charts/sectors/robotics/nope', 404, sectorCharts],
    ['/api/charts/stocks/AAPL/nope', 404, stockCharts],
    ['/api/charts/compare?symbols=AAPL&metric=nope', 400, compareMetrics],
    ['/admin/fin-hub/stock-candles?symbol=AAPL&range=100y', 400, candleRanges],
    ['/admin/fin-hub/stock-candles?symbol=AAPL&range=', 400, candleRanges],
  ])('[B1] [B3] [B7] %s is answered with the valid values', async (path, status, allowed) => {
    const reply = await get(path);
    expect(reply.status).toBe(status);
    namesAll(reply.refusal.message, allowed);
  });

  it.each(['nope', '-nope', 'price desc', 'name; drop table symbols', ''])(
    '[S22] the order "%s" is answered with the valid ones',
    async (order) => {
      const reply = await get('/api/sectors/robotics/symbols', { order });
      expect(reply.status).toBe(400);
      namesAll(reply.refusal.message, signedOrders);
    },
  );

  it.each([
    ['/api/symbols/APPL', 404],
    ['/api/symbols/APPL/stocks', 404],
    ['/api/symbols/APPL/news-articles', 404],
    ['/api/charts/stocks/APPL/price', 404],
    ['/admin/fin-hub/stock-candles?symbol=APPL', 400],
    ['/api/charts/compare?symbols=MSFT,APPL', 400],
  ])('[B3] [B7] %s is answered with the nearest stocks', async (path, status) => {
    const reply = await get(path);
    expect(reply.status).toBe(status);
    expect(reply.refusal.message).toMatch(/do not cover APPL yet.* Did you mean AAPL/);
  });

  it('[B3] a ticker unlike all of ours is answered without a suggestion', async () => {
    const reply = await get('/api/symbols/ZZZZ');
    expect(reply.refusal.message).toBe('We do not cover ZZZZ yet. You can request it on the stock requests page.');
  });

  it.each(['/admin/fin-hub/stock-candles?symbol=', '/api/charts/compare?symbols=', '/api/symbols/'])(
    '[R43] %sAAPL&token=x never reaches a URL',
    async (path) => {
      const reply = await get(`${path}${encodeURIComponent('AAPL&token=x')}`);
      expect(reply.status).toBe(400);
      expect(reply.refusal.message).toMatch(/like AAPL/);
    },
  );
});
