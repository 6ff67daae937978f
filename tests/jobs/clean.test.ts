import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/pool';
import { accounts, passwordResets, sessions } from '@/lib/server/db/schema/accounts';
import { rateLimits } from '@/lib/server/db/schema/operation';
import { outbox } from '@/lib/server/db/schema/outbox';
import { cleanExpiredRows } from '@/lib/server/jobs/clean';
import { emptyOutbox } from '@/tests/support/outbox';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeEach(async () => {
  await emptyOutbox();
  for (const table of [passwordResets, sessions, accounts, rateLimits]) await db().delete(table);
  await db().insert(accounts).values({
    id: 'ann', kind: 'user', email: 'ann@example.test', emailKey: 'ann@example.test', passwordHash: 'x',
    firstName: 'Ann', lastName: 'Lee', createdAt: daysFromNow(-60),
  }); // prettier-ignore
});

describe('the clean-up', () => {
  it('[R58] deletes what expired long ago and nothing that still counts', async () => {
    const at = { accountId: 'ann', createdAt: daysFromNow(-40) };
    await db()
      .insert(passwordResets)
      .values([
        { ...at, hash: 'old', expiresAt: daysFromNow(-2) },
        { ...at, hash: 'fresh', expiresAt: daysFromNow(0.01) },
      ]);
    await db()
      .insert(sessions)
      .values([
        { ...at, id: 'old', authenticatedAt: at.createdAt, expiresAt: daysFromNow(-8) },
        { ...at, id: 'fresh', authenticatedAt: at.createdAt, expiresAt: daysFromNow(1) },
      ]);
    await db()
      .insert(rateLimits)
      .values([
        { key: 'old', points: 1, expire: daysFromNow(-1) },
        { key: 'fresh', points: 1, expire: daysFromNow(1) },
        { key: 'forever', points: 1, expire: null },
      ]);
    const message = { topic: 'mail', payload: {}, createdAt: daysFromNow(-31) };
    await db()
      .insert(outbox)
      .values([
        { ...message, id: 'old-and-sent-0000000', state: 'sent' },
        { ...message, id: 'old-and-waiting-0000', state: 'waiting' },
        { ...message, id: 'fresh-and-sent-00000', state: 'sent', createdAt: daysFromNow(-29) },
      ]);

    await cleanExpiredRows();

    const left = async (query: string) =>
      (await db().execute<{ name: string }>(sql.raw(query))).rows.map(({ name }) => name);
    expect(await left('select hash as name from password_resets')).toEqual(['fresh']);
    expect(await left('select id as name from sessions')).toEqual(['fresh']);
    expect(await left('select key as name from rate_limits order by key')).toEqual(['forever', 'fresh']);
    expect(await left('select id as name from outbox order by id')).toEqual([
      'fresh-and-sent-00000',
      'old-and-waiting-0000',
    ]);
  });

  it('[R58] goes on until everything old is gone, a thousand at a time', async () => {
    await db().execute(sql`insert into rate_limits (key, points, expire)
      select 'old ' || n, 1, now() - interval '2 hours' from generate_series(1, 2500) n`);
    await cleanExpiredRows();
    expect(await db().$count(rateLimits)).toBe(0);
  });
});
