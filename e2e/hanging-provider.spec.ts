import { createServer, type AddressInfo } from 'node:net';
import { chartsContract } from '@/lib/contracts/charts';
import { marketOperationContract } from '@/lib/contracts/market-operation';
import { paths } from '@/lib/domain/paths';
import { registerMember } from './accounts';
import { expect, test } from './fixtures';
import { startSite } from './site';
import { opsToken } from './site-settings';

const tickers = ['AAPL', 'MSFT', 'NVDA', 'AMZN', 'ISRG', 'EMR', 'DE', 'SYK', 'ROK', 'ZBRA', 'GMED', 'PATH'];
/** What a request may take longer by chance, on a machine that does other things. */
const byChanceMs = 40;

test('[R41] pages and a hundred charts are as quick as ever while the provider hangs', async ({ site }) => {
  test.setTimeout(180_000);
  let [underway, most] = [0, 0];
  const mute = createServer((socket) => {
    most = Math.max(most, (underway += 1));
    socket.on('error', () => undefined).on('close', () => (underway -= 1));
    socket.resume();
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const other = await startSite({
    ...{ RATE_LIMIT_FACTOR: '1000', OPS_TOKEN: opsToken, FINNHUB_API_KEY: 'a-key-of-nobody' },
    FINNHUB_API_BASE: `http://127.0.0.1:${(mute.address() as AddressInfo).port}`,
  });
  try {
    const refreshing = tickers.map((ticker) =>
      fetch(other.address + marketOperationContract.refresh.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${opsToken}` },
        body: JSON.stringify({ ticker, kind: 'bars' }),
      }),
    );
    await expect.poll(() => most).toBeGreaterThan(0);

    const { token } = await registerMember(other.address);
    const charts = Array.from({ length: 100 }, async (_, n) => {
      const path = chartsContract.stock.path.replace(':ticker', tickers[n % 12] ?? '').replace(':chart', 'price');
      return (await fetch(other.address + path, { headers: { Authorization: `Bearer ${token}` } })).status;
    });
    // In turns, so that whatever else the machine does slows both alike.
    const times: Record<string, number[]> = { hanging: [], plain: [] };
    for (let turn = 0; turn < 60; turn += 1) {
      times.hanging?.push(await timeOf(other.address + paths.home));
      times.plain?.push(await timeOf(site + paths.home));
    }
    expect(new Set(await Promise.all(charts))).toEqual(new Set([200]));
    expect(p95(times.hanging)).toBeLessThan(2 * p95(times.plain) + byChanceMs);
    expect(most).toBeLessThanOrEqual(10);
    mute.close();
    await Promise.all(refreshing);
  } finally {
    await other.stop();
    mute.close();
  }
});

async function timeOf(address: string) {
  const start = performance.now();
  expect((await fetch(address)).status).toBe(200);
  return performance.now() - start;
}

const p95 = (times: readonly number[] = []) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
