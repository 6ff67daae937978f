import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerContract } from '@/lib/contracts/signals/ledger';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { recordFaults } from '@/lib/domain/signals/trade-rules';
import { ledgerFilePath } from '@/lib/domain/signals/ledger/ledger-paths';
import { ledgerEntry, returnBp, type LedgerEntry } from '@/lib/domain/signals/ledger/entries';
import { db, pool, transaction } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { app } from '@/lib/server/app/app';
import { runLedger } from '@/lib/server/signals/ledger/ledger-commands';
import { openLedger } from '@/lib/server/signals/ledger/ledger-writer';
import { seedSignals } from '@/lib/server/sample-data/signals';
import { visitor } from '@/tests/support/api/api';
import { operatorHttp } from '@/tests/support/api/operator';
import { emptyLedger } from '@/tests/support/features/empty-ledger';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { risingMarket } from './rising-market';

const today = '2026-03-02';
const seed = (day = today) => seedSignals(db(), day, risingMarket(day));
const file = async () => (await visitor().send('GET', ledgerFilePath, {})).answer as string;
const entries = async () =>
  (await file())
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => ledgerEntry.parse((JSON.parse(line) as { entry: unknown }).entry));
const ofKind = <Kind extends LedgerEntry['kind']>(all: readonly LedgerEntry[], kind: Kind) =>
  all.filter((entry): entry is Extract<LedgerEntry, { kind: Kind }> => entry.kind === kind);

beforeEach(async () => {
  await emptyLedger('signal_entries');
  await emptyLedger('signal_terms');
  await db().delete(trades);
});

describe('[C7] the ledger of signals', () => {
  it('cannot be changed by the site’s role, which may only read and add', async () => {
    await seed();
    const before = await file();
    const refused = [
      `update signal_entries set entry = '{}'`,
      `update signal_terms set terms = '{}'`,
      `delete from signal_entries`,
      `delete from signal_terms`,
      `truncate signal_entries`,
      `insert into signal_entries (number, signal_id, kind, at, entry, previous_hash, hash, is_sample)
       select number + 1, 'x', 'signal', at, entry, hash, repeat('a', 64), is_sample from signal_entries order by number desc limit 1`,
    ];
    for (const statement of refused) await expect(pool().query(statement), statement).rejects.toThrow();
    const granted = await pool().query<{ privilege_type: string }>(
      `select distinct privilege_type from information_schema.role_table_grants
        where table_name in ('signal_entries', 'signal_terms') and grantee = 'site_app' order by 1`,
    );
    expect(granted.rows.map((row) => row.privilege_type)).toEqual(['INSERT', 'SELECT']);
    expect(await file()).toBe(before);
  });

  it('refuses a real entry that is dated in the past', async () => {
    const terms = {
      symbol: 'AAPL',
      tradeType: 'Call',
      expiration: '2026-03-20',
      strikeCents: 100,
      bidCents: 5,
    } as const;
    const backdated = transaction(async (tx) => {
      const ledger = await openLedger(tx, { at: new Date('2026-02-02T15:00:00Z'), isSample: false });
      await ledger.issue({ ...terms, fillDate: '2026-02-02' });
    });
    await expect(backdated).rejects.toMatchObject({ cause: { constraint: 'signal_entries_continue' } });
  });
});

describe('[C8] its file', () => {
  it('passes the command and the second verifier, and a changed one does not', async () => {
    await seed();
    const { answer } = await visitor().ask(ledgerContract.head, {});
    const text = await file();
    const good = await runLedger(operatorHttp(), ['verify']);
    expect(good).toMatchObject({ isGood: true });
    expect(good?.text).toContain(`Head ${answer.head!.hash}`);
    expect((await runLedger(operatorHttp(), []))?.text).toContain(answer.days[0]!.hash);

    const path = join(temporaryFolder('ledger'), 'ledger.jsonl');
    writeFileSync(path, text);
    expect(await runLedger(operatorHttp(), ['verify', path])).toEqual(good);
    const second = execFileSync('python3', ['docs/ledger/verify_ledger.py', path], { encoding: 'utf8' });
    expect(second).toBe(`${answer.head!.number} entries, head ${answer.head!.hash}\n`);

    const lines = text.split('\n');
    writeFileSync(path, [...lines.slice(0, 5), ...lines.slice(6)].join('\n'));
    expect(await runLedger(operatorHttp(), ['verify', path])).toEqual({
      isGood: false,
      text: 'Line 6 (entry 5) is wrong. Entry 6 is where entry 5 belongs.',
    });
  });

  it('has a version, and answers 304 while nothing was added', async () => {
    await seed();
    const call = (headers = {}) => app.fetch(new Request(`http://localhost${ledgerFilePath}`, { headers }));
    const first = await call();
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect((await call({ 'If-None-Match': etag })).status).toBe(304);
    await seed('2026-04-01');
    expect((await call({ 'If-None-Match': etag })).status).toBe(200);
  });

  it('is the header alone before the first signal', async () => {
    expect(await file()).toBe('{"format":"signal-ledger","version":1}\n');
    expect((await visitor().ask(ledgerContract.head, {})).answer).toMatchObject({ head: null, days: [] });
  });
});

describe('[C9] [S11] the sample signals', () => {
  it('follow the sample market, with open ones expiring after today, on Fridays', async () => {
    await seed();
    const rows = await db().select().from(trades);
    expect(recordFaults(rows)).toEqual([]);
    const open = rows.filter(({ closeDate }) => closeDate === null);
    expect(open.length).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(open.length + 10);
    for (const row of open) expect(row.expiration > today).toBe(true);
    const market = risingMarket(today);
    for (const { fillDate, expiration, strikeCents, symbol } of rows) {
      expect(weekday(expiration)).toBe(5);
      expect(fillDate < today).toBe(true);
      expect(Math.abs(strikeCents / market.get(symbol)!.get(fillDate)! - 1)).toBeLessThan(0.1);
    }
  });

  it('are written once, by any process, and continue from where they are', async () => {
    await Promise.all([seed(), seed()]);
    const before = await file();
    await seed();
    expect(await file()).toBe(before);
    await seed('2026-04-01');
    const after = await file();
    expect(after.startsWith(before)).toBe(true);
    expect(after.length).toBeGreaterThan(before.length);
    expect((await runLedger(operatorHttp(), ['verify']))?.isGood).toBe(true);
  });

  it('are hidden while open: everyone sees the commitment, no one the terms', async () => {
    await seed();
    const { answer } = await visitor().ask(tradesContract.list, { query: { variant: 'live' } });
    const open = (await db().select().from(trades).orderBy(trades.number)).filter(
      ({ closeDate }) => closeDate === null,
    );
    expect(answer.sealed.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
    expect(answer.items.every(({ closeDate }) => closeDate !== 'Open')).toBe(true);
    expect(answer.meta.isSample).toBe(true);
    const all = await entries();
    const hidden = new Set(open.map(({ id }) => id));
    expect(all.filter(({ signal }) => hidden.has(signal)).map(({ kind }) => kind)).toEqual(open.map(() => 'signal'));
    expect(answer.sealed.map(({ commitment }) => commitment)).toEqual(
      ofKind(all, 'signal')
        .filter(({ signal }) => hidden.has(signal))
        .map(({ commitment }) => commitment),
    );
  });

  it('[C6] are the trades of the live record, with their returns', async () => {
    await seed();
    const all = await entries();
    const rows = new Map((await db().select().from(trades)).map((row) => [row.id, row]));
    const reveals = new Map(ofKind(all, 'reveal').map((entry) => [entry.signal, entry.terms]));
    const closes = ofKind(all, 'close');
    expect(closes.length).toBeGreaterThan(10);
    for (const { signal, closing } of closes) {
      const row = rows.get(signal)!;
      expect(row).toMatchObject({ bidCents: reveals.get(signal)!.bidCents, closeDate: closing.closeDate });
      expect(row.roiBp).toBe(returnBp(row.bidCents, closing.priceCents));
    }
  });
});
