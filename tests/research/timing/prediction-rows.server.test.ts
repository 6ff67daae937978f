import pg from 'pg';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { pool } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';

const today = new Date().toISOString().slice(0, 10);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const sound = {
  ...{ id: 'one', kind: 'price', scope: 'stock', subject: 'AAPL', horizon_days: 91, due_on: addDays(today, 91) },
  ...{ direction: 'up', start_value: 100, predicted_value: 110, low_value: 90, high_value: 130, baseline_value: 100 },
  ...{ method: 'a test', source: 'own', as_of: hoursAgo(1), is_sample: false },
};

function insert(table: string, row: Record<string, unknown>) {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return pool().query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
}

const put = (more: Record<string, unknown>) => insert('predictions', { ...sound, ...more });
const outcome = (id: string, settledAt: string) =>
  insert('prediction_outcomes', {
    prediction_id: id,
    settled_at: settledAt,
    actual_value: 1,
    is_hit: true,
    is_baseline_hit: true,
  });

const checkViolation = { code: '23514' };
const missing = { code: '23502' };

it('[B13] stores a prediction that is made now', async () => {
  await put({ id: 'now' });
  const found = await pool().query<{ age: number }>(
    `select extract(epoch from clock_timestamp() - issued_at)::float8 age from predictions where id = 'now'`,
  );
  expect(Math.abs(found.rows[0]?.age ?? 99)).toBeLessThan(60);
});

it.each([
  ['dated back by an hour', { issued_at: hoursAgo(1), due_on: addDays(hoursAgo(1).slice(0, 10), 91) }, checkViolation],
  ['dated ahead', { issued_at: hoursAgo(-1), due_on: addDays(hoursAgo(-1).slice(0, 10), 91) }, checkViolation],
  ['due on another day than its horizon says', { due_on: addDays(today, 90) }, checkViolation],
  ['without the low end of its band', { low_value: null }, missing],
  ['without the high end of its band', { high_value: null }, missing],
  ['without a baseline', { baseline_value: null }, missing],
  ['with a band that does not hold it', { high_value: 105 }, checkViolation],
  ['with a band of no width', { low_value: 110, high_value: 110 }, checkViolation],
])('[B13] refuses a prediction %s', async (name, more, refusal) => {
  await expect(put({ id: name, ...more })).rejects.toMatchObject(refusal);
});

it('[B13] allows a labeled sample in the past, but due when its horizon ends', async () => {
  const sample = { is_sample: true, issued_at: `${addDays(today, -100)}T12:00:00Z` };
  await expect(put({ id: 'sample', ...sample })).rejects.toMatchObject(checkViolation);
  await put({ id: 'sample', ...sample, due_on: addDays(today, -9) });
});

it('[B13] refuses an outcome before the prediction is due, or dated before', async () => {
  await put({ id: 'open' });
  await expect(outcome('open', new Date().toISOString())).rejects.toMatchObject(checkViolation);
  // A client cannot settle early by sending a later time.
  await expect(outcome('open', `${addDays(today, 100)}T00:00:00Z`)).rejects.toMatchObject(checkViolation);
  await put({
    id: 'past',
    is_sample: true,
    issued_at: `${addDays(today, -100)}T12:00:00Z`,
    due_on: addDays(today, -9),
  });
  await expect(outcome('past', `${addDays(today, -10)}T23:00:00Z`)).rejects.toMatchObject(checkViolation);
  await outcome('past', `${addDays(today, -9)}T01:00:00Z`);
});

it('[B13] refuses to change or delete predictions and outcomes, to the site and to the owner', async () => {
  const changes = ['predictions', 'prediction_outcomes'].flatMap((table) => [
    `update ${table} set ${table === 'predictions' ? 'predicted_value = 100' : 'is_hit = true'}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]);
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  try {
    for (const statement of changes) {
      await expect(pool().query(statement), statement).rejects.toMatchObject({ code: '42501' });
      await expect(owner.query(statement), statement).rejects.toThrow('never changed or deleted');
    }
  } finally {
    await owner.end();
  }
});
