import { beforeEach, expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { countFigures } from '@/lib/server/investing/weekly-reports/count-figures';
import { emptyLedger, insertPast } from '@/tests/support/features/empty-ledger';

/*
 * The week of Monday, January 5, 2026 (UTC). Rows are at its first and last second, one second outside of each, and
 * sample rows within it. The expected figures were counted by hand.
 */
const week = '2026-01-05';
const [before, first, last, after] = [
  '2026-01-04T23:59:59Z',
  '2026-01-05T00:00:00Z',
  '2026-01-11T23:59:59Z',
  '2026-01-12T00:00:00Z',
];
const count = () => countFigures(db(), week);

beforeEach(async () => {
  for (const table of ['signal_entries', 'payout_events', 'stock_request_events', 'cap_table_entries'])
    await emptyLedger(table);
});

it('[H9] signals issued and closed and the latest hash match the ledger at the end of the week', async () => {
  const entries: [kind: string, at: string, isSample: boolean][] = [
    ['signal', before, false],
    ['signal', first, false],
    ['signal', last, false],
    ['reveal', last, false],
    ['close', last, false],
    ['signal', last, true],
    ['close', after, false],
  ];
  const rows = entries.map(([kind, at, isSample], index) => {
    const number = index + 1;
    return `(${number}, 's-${kind === 'reveal' || kind === 'close' ? index % 3 : number}', '${kind}', '${at}', '{}', 'h-${index}', 'h-${number}', ${isSample})`;
  });
  await insertPast(
    'signal_entries',
    'number, signal_id, kind, at, entry, previous_hash, hash, is_sample',
    rows.join(', '),
  );
  expect(await count()).toMatchObject({ signalsIssued: 2, signalsClosed: 1, recordHeadHash: 'h-5' });
});

it('[H9] commissions paid are the payouts of the week, minus those returned in it', async () => {
  const events: [state: string, cents: number, at: string][] = [
    ['paid', 900, before],
    ['requested', 10_000, first],
    ['sending', 10_000, first],
    ['paid', 10_000, first],
    ['paid', 2_550, last],
    ['returned', 900, last],
    ['failed', 7_000, last],
    ['paid', 5_000, after],
  ];
  const rows = events.map(([state, cents, at], index) => `('p-${index}', '${state}', ${cents}, '${at}')`);
  await pool().query(`insert into payout_events (payout_id, state, cents, at) values ${rows.join(', ')}`);
  // $100.00 + $25.50 − $9.00.
  expect((await count()).commissionsPaidCents).toBe(11_650);
});

it('[H9] requests answered are the stocks answered in the week, each counted once', async () => {
  const events: [ticker: string, at: string, status: string][] = [
    ['AAA', before, 'answered'],
    ['BBB', first, 'answered'],
    ['BBB', last, 'answered'],
    ['CCC', last, 'answered'],
    ['DDD', last, 'planned'],
    ['EEE', after, 'answered'],
  ];
  const rows = events.map(([ticker, at, status]) => `('${ticker}', '${at}', '${status}', null)`);
  await pool().query(`insert into stock_request_events values ${rows.join(', ')}`);
  expect((await count()).requestsAnswered).toBe(2);
});
