import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTrades } from './signals-fill';

/**
 * A process with the API and a database of as many trades as the first argument says. It runs what `signals.ts`
 * requests, one request at a time, and returns the duration in milliseconds.
 */
const rows = Number(process.argv[2]);
const dataDir = mkdtempSync(join(tmpdir(), 'signals-bench-'));
Object.assign(process.env, { MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });

// After changing the settings, which are read once.
const { openDatabase } = await import('@/lib/server/platform/db/open');
const { pool } = await import('@/lib/server/platform/db/pool');
const { clearSharedAnswers } = await import('@/lib/server/platform/http/microcache');
const { app } = await import('@/lib/server/app/app');
const { createSiteServices } = await import('@/lib/server/app/site-services');
const { registerSiteServices } = await import('@/lib/server/platform/site-services');
const { getPerformanceProps } = await import('@/lib/server/signals/page-props/performance');
const { getWhatIfProps } = await import('@/lib/server/signals/page-props/what-if');
const { getOptionsSignalsProps } = await import('@/lib/server/signals/page-props/options-signals');
const database = await openDatabase();
registerSiteServices(createSiteServices('bench'));
await fillTrades(rows);

type Context = Parameters<typeof getPerformanceProps>[0];
const contextOf = (query: Record<string, string>) =>
  ({ query, res: { setHeader: () => undefined }, req: { headers: {}, socket: {} } }) as unknown as Context;
const pages: Record<string, () => unknown> = {
  performance: () => getPerformanceProps(contextOf({})),
  'performance, net of costs': () => getPerformanceProps(contextOf({ price: 'net' })),
  'what if, as first shown': () => getWhatIfProps(contextOf({})),
  'what if, another stake': () => getWhatIfProps(contextOf({ stake: '2500' })),
  'track record': () => getOptionsSignalsProps({}),
};

export type Asked =
  | { kind: 'list'; query: string; isAfterChange: boolean }
  | { kind: 'matching'; query: string }
  | { kind: 'page'; name: string }
  | { kind: 'file'; format: string }
  | { kind: 'end' };

/** The end of the queue: requests are processed one after the other. */
let turn = Promise.resolve();
process.on('message', (asked: Asked) => {
  turn = turn.then(async () => {
    if (asked.kind === 'end') return end();
    process.send?.(await answer(asked));
  });
});
process.send?.('ready');

async function answer(asked: Exclude<Asked, { kind: 'end' }>): Promise<number | string> {
  switch (asked.kind) {
    case 'matching':
      return (JSON.parse(await read(asked.query)) as { matching: number }).matching;
    case 'list':
      // Gives the table a new version, as any change of a trade does.
      if (asked.isAfterChange) await pool().query(`update trades set is_public = is_public where variant = 'live'`);
      clearSharedAnswers();
      return timeOf(() => read(asked.query));
    case 'page':
      return timeOf(() => pages[asked.name]?.());
    case 'file':
      return fileOf(asked.format);
  }
}

async function timeOf(work: () => unknown) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function read(query: string) {
  const answer = await app.fetch(new Request(`http://localhost/api/trades?${query}`));
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${text}`);
  return text;
}

/** Downloads a file of all trades and measures the process's memory meanwhile. */
async function fileOf(format: string) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const answer = await app.fetch(new Request(`http://localhost/api/trades/export.${format}`));
  let [bytes, max] = [0, before];
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    max = Math.max(max, process.memoryUsage.rss());
  }
  return `${format} of ${rows} trades: ${(bytes / 1e6).toFixed(1)} MB in ${Math.round(performance.now() - start)} ms, memory +${Math.round((max - before) / 1e6)} MB`;
}

async function end() {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.disconnect();
}
