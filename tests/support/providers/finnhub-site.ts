import { afterEach, beforeEach } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { startFakeFinnhub } from './fake-finnhub';
import { changeSettings } from './mail-settings';
import { friday } from '@/tests/support/features/market-refreshes';
import { forgetRefreshes } from '@/tests/support/features/market-rows';

/**
 * Sets the clock to a Friday and starts a new Finnhub stand-in for each test of the file. Returns a function that
 * returns the current stand-in.
 */
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
