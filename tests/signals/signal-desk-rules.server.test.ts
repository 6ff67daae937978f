import { afterEach, beforeEach, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { openLedger } from '@/lib/server/signals/ledger/ledger-writer';
import { countEntries, desk, readLedger, setTime, startDesk } from './signal-desk-calls';

let symbol: string;
beforeEach(async () => {
  symbol = await startDesk();
});
afterEach(() => setClock());

it('[C7] a signal does not expire before the end of its last day', async () => {
  await desk.open(symbol);
  setTime('2026-07-17T20:30:00Z');
  const reply = await desk.close({ how: 'expired' });
  expect(reply.status).toBe(422);
  expect(reply.refusal.fields?.how).toContain('does not expire before the end of 2026-07-17');
  // Midnight in New York.
  setTime('2026-07-18T04:00:00Z');
  expect((await desk.close({ how: 'expired' })).status).toBe(200);
});

it('[C7] a correction is of the terms or of the closing, never of both', async () => {
  await desk.open(symbol);
  await desk.close({ how: 'sold', price: 5 });
  const both = { reason: 'Typing error.', terms: { bid: 4 }, closing: { how: 'sold', price: 6 } };
  expect((await desk.correct(both)).status).toBe(422);
  expect(await countEntries()).toBe(3);
});

it('[C7] no entry is older than the one before it, even when another server’s clock is behind', async () => {
  await desk.open(symbol);
  setTime('2026-06-01T13:59:58Z');
  await desk.close({ how: 'sold', price: 5 });
  const times = [...(await readLedger()).matchAll(/"at":"([^"]+)"/g)].map(([, at]) => at);
  expect(times).toEqual(Array.from({ length: 3 }, () => '2026-06-01T14:00:00.000Z'));
});

it('[C7] a ledger of sample signals takes no real ones', async () => {
  await desk.open(symbol);
  const at = new Date('2026-06-01T14:00:00Z');
  await expect(transaction((tx) => openLedger(tx, { at, isSample: false }))).rejects.toThrow(
    'The ledger holds sample signals. Real signals need a separate database.',
  );
});

it('[R68] each change of a signal leaves an audit entry with the number of its ledger entry', async () => {
  await desk.open(symbol);
  await desk.close({ how: 'sold', price: 5 });
  await desk.correct({ reason: 'Typing error.', closing: { how: 'sold', price: 6 } });
  const { rows } = await pool().query<{ event: string; entry: number }>(
    `select event, (detail -> 'entry')::int as entry from audit_events
      where detail ->> 'signal' = 'live-0001' order by id desc limit 3`,
  );
  expect(rows).toEqual([
    { event: 'signal_corrected', entry: 4 },
    { event: 'signal_closed', entry: 3 },
    { event: 'signal_opened', entry: 1 },
  ]);
});
