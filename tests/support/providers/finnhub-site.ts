import { afterEach, beforeEach } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { startFakeFinnhub } from './fake-finnhub';
import { changeSettings } from './mail-settings';
import { friday } from '@/tests/support/features/market-refreshes';
import { forgetRefreshes } from '@/tests/support/features/market-rows';

/** A site on a Friday that has a Finnhub of its own, new for each test of the file: answers what gives the present one. */
export function finnhubEachTest() {
  let server: Awaited<ReturnType<typeof startFakeFinnhub>>;
  let restore: () => void;
  beforeEach(async () => {
    setClock(() => friday);
    await forgetRefreshes();
    server = await startFakeFinnhub();
    restore = changeSettings({ finnhub: server.settings });
  });
  afterEach(async () => {
    setClock();
    restore();
    await server.close();
  });
  return () => server;
}
