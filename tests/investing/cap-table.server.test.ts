import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { capTableContract as calls } from '@/lib/contracts/investing/cap-table';
import { capTableColumns } from '@/lib/domain/investing/cap-table-fields';
import { noHash } from '@/lib/domain/shared/chain';
import { db, pool } from '@/lib/server/platform/db/pool';
import { capTableSample } from '@/lib/server/sample-data/cap-table-sample';
import { seedCapTable } from '@/lib/server/sample-data/cap-table';
import { settings } from '@/lib/server/platform/settings/env';
import { runCapTable } from '@/lib/server/investing/cap-table/cap-table-commands';
import { readCsv } from '@/tests/shared/read-csv';
import { visitor } from '@/tests/support/api/api';
import { emptyLedger } from '@/tests/support/features/empty-ledger';
import { operatorHttp } from '@/tests/support/api/operator';

const bearer = () => settings().opsToken;
const founder = (shares: string) => ({ class: 'common' as const, holder: 'founder' as const, shares });
const add = (over: Record<string, unknown> = {}) =>
  visitor().send('POST', '/api/ops/cap-table', {
    bearer: bearer(),
    body: { kind: 'issue', reference: 'first', to: founder('1000'), on: '2026-01-02', reason: 'Founded.', ...over },
  });
const read = (on?: string) => visitor().ask(calls.read, { query: on ? { on } : {} });

beforeEach(() => emptyLedger('cap_table_entries'));

describe('[H7] the ledger of shares', () => {
  it('grows by valid entries, and is summed up for a day', async () => {
    expect((await add()).status).toBe(200);
    await add({ reference: 'second', on: '2026-02-01', to: { class: 'safe', holder: 'angels', shares: '500' } });
    expect((await read('2026-01-31')).answer).toMatchObject({ holdings: [founder('1000')], on: '2026-01-31' });
    const { answer } = await read();
    expect(answer.holdings).toHaveLength(2);
    expect(answer.headHash).toBe(answer.entries[1]!.hash);
    expect((await read('2025-12-31')).answer).toMatchObject({ holdings: [], entries: [], headHash: null });
  });

  it.each([
    [{ to: founder('0') }, 400],
    [{ to: founder('1.5') }, 400],
    [{ to: founder('-3') }, 400],
    [{ to: { ...founder('1'), holder: 'Jane Doe' } }, 400],
    [{ on: '2999-01-01' }, 422],
    [{ on: '2026-02-30' }, 400],
    [{ kind: 'transfer', from: founder('1'), to: { ...founder('1'), holder: 'equality' } }, 422],
    [{ kind: 'correction' }, 400],
    [{ reason: 'two\nlines' }, 400],
    [{ reason: '=1+1' }, 400],
    [{ reference: '-1' }, 400],
  ])('refuses %j', async (over, status) => {
    expect((await add(over)).status).toBe(status);
    expect((await read()).answer.entries).toEqual([]);
  });

  it('applies a repeated command once, also in parallel, and refuses a different one under the same reference', async () => {
    const statuses = await Promise.all([add(), add(), add()]);
    expect(statuses.map(({ answer }) => (answer as { isNew: boolean }).isNew).toSorted()).toEqual([false, false, true]);
    expect((await add({ to: founder('1001') })).status).toBe(409);
    expect((await read()).answer.entries).toHaveLength(1);
  });

  it('reverses a mistake by another entry, once, and keeps both', async () => {
    await add();
    const correct = (reference: string) =>
      visitor().ask(calls.correct, {
        body: { corrects: 1, reference, reason: 'Wrong.', on: '2026-02-01' },
        bearer: bearer(),
      });
    expect((await correct('undo')).answer.entry).toMatchObject({ from: founder('1000'), to: null, corrects: 1 });
    expect((await correct('undo')).answer.isNew).toBe(false);
    expect((await correct('again')).status).toBe(422);
    expect((await read()).answer.holdings).toEqual([]);
    expect((await read('2026-01-31')).answer.holdings).toEqual([founder('1000')]);
  });

  it('can be written by the operator only', async () => {
    expect((await visitor().send('POST', '/api/ops/cap-table', { body: {} })).status).toBe(401);
  });

  it('can be verified by anyone from its file', async () => {
    await seedCapTable(db(), '2026-11-01');
    const { answer, headers } = await visitor().ask(calls.file, {});
    expect(headers.get('content-type')).toContain('text/csv');
    const [head, ...rows] = readCsv(answer);
    expect(head).toEqual(capTableColumns);
    expect(rows).toHaveLength(capTableSample.length);
    let before = noHash;
    for (const row of rows) {
      expect(row.at(-2)).toBe(before);
      before = createHash('sha256').update(row.slice(0, -1).join('\n')).digest('hex');
      expect(row.at(-1)).toBe(before);
    }
    expect(before).toBe((await read()).answer.headHash);
  });

  it('is chained and protected by the database itself', async () => {
    await seedCapTable(db(), '2026-11-01');
    const refused = [
      `update cap_table_entries set to_shares = 1`,
      `delete from cap_table_entries`,
      `insert into cap_table_entries (number, reference, kind, on_day, to_class, to_holder, to_shares, reason, is_sample, recorded_at, previous_hash, hash)
       select number + 1, 'x', 'issue', on_day, 'common', 'founder', 1, 'x', is_sample, now(), hash, repeat('a', 64) from cap_table_entries order by number desc limit 1`,
      `insert into cap_table_entries select number + 2, 'y', kind, on_day, from_class, from_holder, from_shares, to_class, to_holder, to_shares, null, reason, is_sample, recorded_at, previous_hash, 'z' from cap_table_entries where number = 1`,
    ];
    for (const statement of refused) await expect(pool().query(statement), statement).rejects.toThrow();
    expect((await read()).answer.entries).toHaveLength(capTableSample.length);
  });

  it('[K6] is managed by command', async () => {
    const run = (words: string[], on?: string) => runCapTable(operatorHttp(), words, on);
    expect(await run([])).toBe('The ledger is empty.');
    const words = ['add', 'issue', 'founding', '-', 'common/founder/1000', 'The', 'start.'];
    expect(await run(words, '2026-01-02')).toMatch(/^Added: +1 {2}2026-01-02 {2}issue .*- → common\/founder\/1000/);
    expect(await run(words)).toMatch(/^Already added/);
    expect(await run(['correct', '1', 'undo', 'No.'])).toContain('correction');
    expect(await run([])).toContain('founding  The start.');
    for (const wrong of [
      ['add', 'issue'],
      ['add', 'gift', 'r', '-', '-', 'x'],
      ['add', 'issue', 'r', '-', 'common/Jane/1', 'x'],
    ])
      expect(await run(wrong)).toBeUndefined();
  });
});

describe('[H7] the sample', () => {
  it('follows every rule for the operator’s entries', async () => {
    for (const { corrects, ...entry } of capTableSample) {
      const text = JSON.stringify(entry, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      const { kind, from, to, ...common } = JSON.parse(text) as Record<string, unknown>;
      const made = corrects
        ? await visitor().send('POST', '/api/ops/cap-table/corrections', {
            bearer: bearer(),
            body: { ...common, corrects },
          })
        : await add({ kind, from, to, ...common });
      expect(made.status, made.text).toBe(200);
    }
  });

  it('is inserted once, and not into an existing ledger', async () => {
    await Promise.all([seedCapTable(db(), '2026-11-01'), seedCapTable(db(), '2026-11-01')]);
    expect((await read()).answer.entries).toHaveLength(capTableSample.length);
    expect((await read()).answer.meta.isSample).toBe(true);
  });
});
