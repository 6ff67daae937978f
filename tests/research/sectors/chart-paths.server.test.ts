import axios from 'axios';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@/lib/client/http/create-client';
import { chartsContract } from '@/lib/contracts/research/charts';
import { chart, rawChart } from '@/lib/contracts/shared/market-meta';
import { sectorCharts } from '@/lib/domain/research/research';
import { defaultSectorSlugs } from '@/lib/domain/research/sectors';
import { toApiTarget } from '@/lib/server/boot/serve-api';
import { app } from '@/lib/server/app/app';
import { bearers } from '@/tests/support/api/access';
import { visitor } from '@/tests/support/api/api';
import { startSeeded } from '@/tests/support/database/seeded';
import { statementsOf } from '@/tests/support/database/statements';

let bearer: Awaited<ReturnType<typeof bearers>>;
beforeAll(async () => {
  await startSeeded();
  bearer = await bearers();
});

/** The client that pages use, derived from the contract, calling the API in this process. */
const clientOf = (token: string) =>
  createClient(
    chartsContract,
    axios.create({
      adapter: 'fetch',
      baseURL: 'http://localhost',
      headers: { Authorization: `Bearer ${token}` },
      env: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
    }),
  );
type Client = ReturnType<typeof clientOf>;

const slug = 'semiconductors';
const ticker = 'AAPL';
const overSectors = (name: string) => ({
  [`/api/charts/sectors/${name}`]: (client: Client) => client.sectors({ params: { chart: name }, query: {} }),
  [`/api/charts/sectors/${name}?type=raw`]: (client: Client) =>
    client.sectors({ params: { chart: name }, query: { type: 'raw' } }),
});
const ofSector = (name: string) => ({
  [`/api/charts/sectors/${slug}/${name}`]: (client: Client) => client.sector({ params: { slug, chart: name } }),
});
const ofStock = (name: string) => ({
  [`/api/charts/stocks/${ticker}/${name}`]: (client: Client) => client.stock({ params: { ticker, chart: name } }),
});

type Call = (client: Client) => Promise<unknown>;
/** The twenty chart calls of section 7, with and without type=raw where it is optional, and the calls that we added. */
const parts: Record<string, Call>[] = [
  ...['net-income', 'revenue', 'pe-ratio', 'cash-flow', 'fund-ownership', 'peg-ratio'].map((name) =>
    overSectors(`${name}-by-year`),
  ),
  ...['recommendation-trends', 'revenue', 'net-income', 'pe-ratio', 'peg-ratio', 'cash-flow', 'fund-ownership'].map(
    (name) => ofSector(`${name}-by-year`),
  ),
  ofSector('price-targets'),
  ofSector('predicted-price'),
  ofSector('net-margin-by-year'),
  ofSector('price-index-by-month'),
  ...['recommendation-trends-by-month', 'fund-ownership-by-year', 'financials', 'price', 'price-targets'].map(ofStock),
  {
    '/admin/fin-hub/stock-candles': (client: Client) => client.candles({ query: {} }),
    '/api/charts/compare?symbols=AAPL,NVDA': (client: Client) =>
      client.compare({ query: { symbols: 'AAPL,NVDA', metric: 'price' } }),
  },
];
const calls = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

describe.each(Object.entries(calls))('[S25] [B2] %s', (path, call) => {
  it('[B1] gives the typed client numbers, with their source', async () => {
    const answer = await call(clientOf(bearer.user.token));
    if (path.startsWith('/admin')) expect((answer as { day: string[] }).day.length).toBeGreaterThan(200);
    else if (path.endsWith('raw')) expect(rawChart.parse(answer).rows.length).toBeGreaterThan(100);
    else {
      const { series, points } = chart.parse(answer);
      expect(points.length).toBeGreaterThan(0);
      expect(points.some(({ values }) => values.some((value) => value !== null))).toBe(true);
      for (const { values } of points) expect(values).toHaveLength(series.length);
    }
    const { meta } = answer as { meta: object };
    expect(meta).toMatchObject({ source: 'Sample generator', isSample: true, isStale: false });
  });

  it('[S21] is for both kinds of account and for no one else', async () => {
    expect((await visitor().send('GET', path)).status).toBe(401);
    const reply = await visitor().send('GET', path, { bearer: bearer.investorMember.token });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.text.length).toBeLessThan(1_000_000);
  });

  it('[P4] makes three queries at most, the session’s included', async () => {
    const ask = () => visitor().send('GET', path, { bearer: bearer.user.token });
    expect((await statementsOf(ask)).length).toBeLessThanOrEqual(3);
  });
});

describe('[B1] [R27] what does not exist', () => {
  const refused: [string, number, string][] = [
    ['/api/charts/sectors/revenue', 404, 'revenue-by-year'],
    ['/api/charts/sectors/__proto__x', 404, 'revenue-by-year'],
    [`/api/charts/sectors/${slug}/toString`, 404, 'price-targets'],
    [`/api/charts/sectors/${slug}/revenue`, 404, 'price-targets'],
    ['/api/charts/sectors/nothing/revenue-by-year', 404, slug],
    ['/api/charts/sectors/nothing/predicted-price', 404, slug],
    ["/api/charts/sectors/x'--/price-targets", 404, slug],
    ['/api/charts/stocks/AAPL/revenue', 404, 'financials'],
    ['/api/charts/stocks/ZZZZ/price', 404, 'ZZZZ'],
    ['/api/charts/stocks/AAPL&token=x/price', 400, 'AAPL'],
    ['/api/charts/sectors/revenue-by-year?slugs=nft,nothing', 400, slug],
    ['/api/charts/sectors/revenue-by-year?slugs=NFT', 400, 'up to twelve sectors'],
    ['/api/charts/sectors/revenue-by-year?type=csv', 400, 'type=raw'],
    ['/api/charts/compare?symbols=AAPL,ZZZZ', 400, 'ZZZZ'],
    ['/api/charts/compare?symbols=AAPL,NV%20DA', 400, 'NV DA'],
    ['/api/charts/compare?symbols=A,B,C,D,E,F,G,H,I', 400, '1 to 8'],
    ['/api/charts/compare?symbols=,', 400, '1 to 8'],
    ['/api/charts/compare?symbols=AAPL&metric=beauty', 400, 'pe-ratio'],
    ['/admin/fin-hub/stock-candles?range=100y', 400, '10y'],
    ['/admin/fin-hub/stock-candles?range=-1', 400, '10y'],
    ['/admin/fin-hub/stock-candles?symbol=ZZZZ', 400, 'ZZZZ'],
    ['/admin/fin-hub/stock-candles?symbol=AAPL%26token%3Dx', 400, 'AAPL'],
    ['/admin/fin-hub/stock-candles?symbol=../x', 400, 'AAPL'],
  ];
  it.each(refused)('%s is a %d that names %s', async (path, status, named) => {
    const reply = await visitor().send('GET', path, { bearer: bearer.user.token });
    expect(reply.status).toBe(status);
    expect(reply.refusal.message).toContain(named);
  });

  it('does not affect the next request', async () => {
    expect((await clientOf(bearer.user.token).candles({ query: {} })).symbol).toBe(ticker);
  });
});

describe('[B1] the charts of a sector', () => {
  it('[S24] over all sectors show the six of the specification when none is named', async () => {
    const answer = chart.parse(
      await clientOf(bearer.user.token).sectors({ params: { chart: 'revenue-by-year' }, query: {} }),
    );
    expect(answer.series.map(({ key }) => key)).toEqual(defaultSectorSlugs);
  });

  it('are eleven', () => {
    expect(sectorCharts).toHaveLength(11);
    for (const name of sectorCharts) expect(Object.keys(calls)).toContain(`/api/charts/sectors/${slug}/${name}`);
  });
});

describe('[R30] the path below /admin', () => {
  it.each([
    ['/admin/fin-hub/stock-candles', 401],
    ['//admin/fin-hub/stock-candles', 404],
    ['/admin%2ffin-hub/stock-candles', 404],
    ['/ADMIN/fin-hub/stock-candles', 404],
    ['/en/admin/fin-hub/stock-candles', 404],
    ['/_next/data/x/admin/fin-hub/stock-candles.json', 404],
    ['/api/admin/fin-hub/stock-candles', 404],
    ['/admin/fin-hub/stock-candles/', 401],
    ['/admin/./fin-hub/stock-candles', 401],
    ['/admin/x/../fin-hub/stock-candles', 401],
  ])('%s reveals nothing without a token', async (path, status) => {
    const { status: answered, text } = await visitor().send('GET', `http://localhost${path}`);
    expect(answered).toBe(status);
    expect(text).not.toContain('"close"');
  });

  it.each([
    ['//admin/fin-hub/stock-candles', 401],
    ['/admin\\fin-hub\\stock-candles', 401],
    ['/admin/fin-hub/stock-candles/', 401],
    ['/api/admin/fin-hub/stock-candles', 401],
    ['/api//admin/fin-hub/stock-candles', 401],
    ['/admin%2ffin-hub/stock-candles', 404],
    ['/ADMIN/fin-hub/stock-candles', 404],
    ['/en/admin/fin-hub/stock-candles', 404],
  ])('%s, forwarded to the API as the site’s server does, is a %d', async (target, status) => {
    const path = toApiTarget(target) ?? target;
    expect((await visitor().send('GET', `http://localhost${path}`)).status).toBe(status);
  });

  it.each([
    'x-middleware-subrequest',
    'x-nextjs-data',
    'x-matched-path',
    'x-invoke-path',
    'x-original-url',
    'x-rewrite-url',
  ])('requires a token whatever %s says', async (header) => {
    for (const value of ['1', '/admin/fin-hub/stock-candles', 'middleware:middleware:middleware']) {
      const { status } = await visitor().send('GET', '/admin/fin-hub/stock-candles', { headers: { [header]: value } });
      expect(status).toBe(401);
    }
  });
});
