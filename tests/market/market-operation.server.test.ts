import { describe, expect, it, vi } from 'vitest';
import { chartsContract } from '@/lib/contracts/research/charts';
import { marketOperationContract } from '@/lib/contracts/market/market-operation';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { stockCharts } from '@/lib/domain/research/research';
import { settings } from '@/lib/server/platform/settings/env';
import { refreshMarket } from '@/lib/server/market/refresh-market-job';
import { describeMarket } from '@/lib/server/market/market-commands';
import { visitor } from '@/tests/support/api/api';
import { eventually } from '@/tests/support/eventually';
import { answers, paidRefused } from '@/tests/support/providers/fake-finnhub';
import { registerMember } from '@/tests/support/database/factories';
import { finnhubEachTest } from '@/tests/support/providers/finnhub-site';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { makeSector, makeSymbol } from '@/tests/support/features/market';
import { candles } from '@/tests/support/features/market-refreshes';

const finnhub = finnhubEachTest();

const bearer = () => settings().opsToken;
const refresh = (ticker: string, kind: 'bars' | 'targets' = 'bars') =>
  visitor().ask(marketOperationContract.refresh, { body: { ticker, kind }, bearer: bearer() });
const status = () => visitor().ask(marketOperationContract.status, { bearer: bearer() });
const add = (ticker: string, sector: string) =>
  visitor().ask(marketOperationContract.addSymbol, { body: { ticker, sector }, bearer: bearer() });

describe('the operator’s market commands', () => {
  it('[R42] fetch a stock now, and show its price from then on', async () => {
    const ticker = await makeSymbol();
    finnhub().behave(answers({ '/stock/candle': candles({ '2026-11-19': 20, '2026-11-20': 21 }) }));
    expect((await refresh(ticker)).answer).toEqual({ state: 'fetched', rows: 2, failure: null });
    const { answer: body } = await visitor().ask(symbolsContract.read, { params: { id: ticker } });
    expect(body).toMatchObject({ price: 21, priceDay: '2026-11-20', change: expect.closeTo(5) as number });
  });

  it('[R42] show the state of refreshes and what the plan refused', async () => {
    const ticker = await makeSymbol();
    finnhub().behave(answers(paidRefused));
    expect((await refresh(ticker, 'targets')).answer).toMatchObject({ state: 'failed', failure: 'premium' });
    const { answer: body } = await status();
    expect(body).toEqual({
      provider: 'finnhub',
      kinds: [{ kind: 'targets', tickers: 1, failing: 1, oldest: null, newest: null }],
      refused: [{ question: 'target', subject: '*', notBefore: '2026-11-21T23:00:00.000Z' }],
    });
    expect(describeMarket(body)).toEqual([
      'provider: Finnhub',
      'targets          1 stocks, 1 failing, fetched from never to never',
      'the plan does not include target; next try after 2026-11-21T23:00:00.000Z',
    ]);
  });

  it('[R42] add a stock known to the provider to a sector, once', async () => {
    const slug = await makeSector();
    const profile = { name: 'New Co', exchange: 'NYSE', currency: 'USD', shareOutstanding: 3 };
    finnhub().behave(answers({ '/stock/profile2': profile }));
    expect((await add('NEWCO', slug)).answer).toEqual({ outcome: 'added' });
    expect((await add('NEWCO', slug)).answer).toEqual({ outcome: 'there' });
    const { answer: body } = await visitor().ask(symbolsContract.read, { params: { id: 'NEWCO' } });
    expect(body).toMatchObject({ name: 'New Co', sectors: [{ slug }], price: null });
    finnhub().behave(answers());
    expect((await add('NOBODY', slug)).status).toBe(404);
    expect((await add('NEWCO', 'no-such-sector')).status).toBe(404);
  });

  it.each(['AAPL&token=x', '../x', '%23', 'aapl'])('[R43] refuse %j, and call no provider', async (ticker) => {
    expect((await refresh(ticker)).status).toBe(400);
    expect((await add(ticker, 'robotics')).status).toBe(400);
    expect((await visitor().send('GET', `/api/symbols/${encodeURIComponent(ticker)}x%23`)).status).toBe(400);
    expect(finnhub().calls).toEqual([]);
  });

  it('[R39] in live mode without a key fetch nothing, say so, and keep serving stored data', async () => {
    const ticker = await makeSymbol();
    const back = changeSettings({ mode: 'live', finnhub: undefined });
    const refused = await refresh(ticker);
    expect(refused.status).toBe(503);
    expect(refused.refusal).toMatchObject({ code: 'not_configured' });
    await refreshMarket();
    expect((await status()).answer).toMatchObject({ provider: 'off', kinds: [] });
    expect((await visitor().ask(symbolsContract.read, { params: { id: ticker } })).status).toBe(200);
    back();
  });

  it('[R42] are for the operator alone', async () => {
    for (const call of [
      visitor().send('GET', '/api/ops/market'),
      visitor().send('POST', '/api/ops/market/refresh', { body: { ticker: 'AAPL', kind: 'bars' } }),
      visitor().send('POST', '/api/ops/market/symbols', { body: { ticker: 'AAPL', sector: 'robotics' } }),
    ])
      expect((await call).status).toBe(401);
  });
});

it('[R41] a hundred readers and a hundred charts are served from the database while the provider hangs, which gets ten requests at most', async () => {
  const tickers = await Promise.all(Array.from({ length: 12 }, () => makeSymbol()));
  const { token } = await registerMember();
  finnhub().behave(() => undefined);
  // Disables the timeouts, so that a reader who waited for the provider would wait until the stand-in closes.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  const job = refreshMarket();
  await eventually(() => expect(finnhub().calls.length).toBeGreaterThan(0));
  const reads = Array.from({ length: 100 }, (_, n) =>
    visitor().ask(symbolsContract.read, { params: { id: tickers[n % tickers.length]! } }),
  );
  const charts = Array.from({ length: 100 }, (_, n) => {
    const params = { ticker: tickers[n % tickers.length]!, chart: stockCharts[n % stockCharts.length]! };
    return visitor().ask(chartsContract.stock, { params, bearer: token });
  });
  const all = await Promise.all([...reads, ...charts]);
  expect(all.map(({ status: code }) => code)).toEqual(all.map(() => 200));
  expect(finnhub().mostUnderway()).toBeLessThanOrEqual(10);
  expect(finnhub().calls.length).toBeLessThanOrEqual(10);
  await finnhub().close();
  await job;
});
