import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { consumePoints } from '@/lib/server/platform/limits/limits-repository';
import { forgetLimits } from '@/tests/support/features/leads';

beforeEach(() => forgetLimits());

const counter = { limit: 'textsByNetwork', key: '192.0.2.7' } as const;
const take = async () => (await consumePoints(db(), [counter]))[0]!;
const windowEnd = async () => {
  const { rows } = await db().execute<{ expire: string }>(sql`select expire from rate_limits`);
  return String(rows[0]?.expire);
};
const advance = (seconds: number) =>
  db().execute(sql`update rate_limits set expire = expire - make_interval(secs => ${seconds})`);

it('[R44] a window starts at its first attempt: rejected ones neither extend nor restart it', async () => {
  const counts = [];
  counts.push(await take());
  const end = await windowEnd();
  for (let n = 0; n < 6; n += 1) counts.push(await take());
  expect(counts.map(({ points, isOver }) => [points, isOver])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
    [7, true],
  ]);
  expect(await windowEnd()).toBe(end);
  await advance(1_800);
  const half = await take();
  expect(half.isOver).toBe(true);
  expect(half.restS).toBeLessThanOrEqual(1_800);
  await advance(1_800);
  expect(await take()).toMatchObject({ points: 1, isOver: false, restS: 3_600 });
});

it('[R44] thirty attempts at once are counted as thirty', async () => {
  const counts = await Promise.all(Array.from({ length: 30 }, take));
  expect(counts.filter(({ isOver }) => !isOver)).toHaveLength(3);
  expect(Math.max(...counts.map(({ points }) => points))).toBe(30);
});
