import { afterEach, beforeEach } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { startFakeFinnhub } from './fake-finnhub';
import { changeSettings } from './mail-settings';
import { friday } from '@/tests/support/features/market-refreshes';
import { forgetRefreshes } from '@/tests/support/features/market-rows';

/**
 * A site on a Friday with its own Finnhub, new for each test of the file: returns a function that gives the current
 * one.
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
