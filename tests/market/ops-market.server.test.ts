import axios from 'axios';
import { expect, it } from 'vitest';
import { settings } from '@/lib/server/platform/settings/env';
import { app } from '@/lib/server/app/app';
import { failureSentence } from '@/lib/server/ops/failure';
import { runMarket } from '@/lib/server/market/market-commands';
import { answers, paidRefused } from '@/tests/support/providers/fake-finnhub';
import { finnhubEachTest } from '@/tests/support/providers/finnhub-site';
import { makeSector, makeSymbol } from '@/tests/support/features/market';

const finnhub = finnhubEachTest();

/** The command's own client, calling the site in this process. */
function command(...words: string[]) {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    app.fetch(new Request(input, init), { incoming: { socket: { remoteAddress: '198.18.9.9' } } });
  const headers = { Authorization: `Bearer ${settings().opsToken}` };
  return runMarket(axios.create({ baseURL: 'http://localhost', adapter: 'fetch', env: { fetch }, headers }), words);
}

it('[R42] the operator’s command fetches a stock, kind by kind, and reports each result', async () => {
  const ticker = await makeSymbol();
  const price = { c: 20, h: 20, l: 20, o: 20, pc: 20, t: Date.parse('2026-11-20T21:00:00Z') / 1000 };
  finnhub().behave(answers({ ...paidRefused, '/quote': price }));
  expect(await command('refresh', ticker)).toBe(
    [
      'bars             fetched, 1 rows',
      'fundamentals     failed: not_found',
      'recommendations  failed: not_found',
      'targets          failed: premium',
      'ownership        failed: premium',
      'news             fetched, 0 rows',
    ].join('\n'),
  );
  expect(await command()).toContain('the plan does not include candles; next try after 2026-11-21T23:00:00.000Z');
});

it('[R42] the operator’s command adds a stock to a sector, and reports what failed', async () => {
  const [ticker, slug] = [await makeSymbol(), await makeSector()];
  expect(await command('add', ticker, slug)).toBe(`${ticker} is in ${slug}`);
  expect(await command('add', ticker, slug)).toBe(`${ticker} was in ${slug}`);
  expect(await command('add', ticker)).toBeUndefined();
  expect(await command('sell', ticker)).toBeUndefined();
  const refused = await command('add', ticker, 'nowhere').catch(failureSentence);
  expect(refused).toBe('There is no sector nowhere.');
});
