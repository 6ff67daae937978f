import { afterEach, describe, expect, it } from 'vitest';
import { openServices } from '@/lib/server/boot/open-services';
import type { Closer } from '@/lib/server/boot/shutdown';
import { pool } from '@/lib/server/platform/db/pool';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const closers: Closer[] = [];
let restore: () => void = () => undefined;

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  restore();
});

/** Starts the services and counts the rows of each table that a demo fills with sample data. */
async function countSamples() {
  await openServices((close) => void closers.push(close));
  const tables = ['trades', 'daily_bars', 'signal_entries', 'rounds', 'projects', 'posts', 'cap_table_entries'];
  const counts = tables.map(
    async (table) => (await pool().query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0,
  );
  return Promise.all(counts);
}

describe('a start', () => {
  it('[R39] in live mode puts no sample into the database', async () => {
    restore = changeSettings({ mode: 'live' });
    expect((await countSamples()).every((rows) => rows === 0)).toBe(true);
    const { rows } = await pool().query('select from accounts');
    expect(rows).toEqual([]);
  });

  it('[R39] in a demo inserts samples, and only sample accounts', async () => {
    expect((await countSamples()).every((rows) => rows > 0)).toBe(true);
    const { rows } = await pool().query(
      `select email from accounts where email not like 'sample-%@example.test' and email <> 'ambassador@example.test'`,
    );
    expect(rows).toEqual([]);
  });
});
