import { beforeEach, describe, expect, it } from 'vitest';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/platform/db/schema/operation';
import { pauseCalls, reserveCall } from '@/lib/server/market/market-pace-repository';
import { changeSettings } from '@/tests/support/providers/mail-settings';

beforeEach(() => db().delete(rateLimits));

const advance = (seconds: number) =>
  db().execute(`update rate_limits set expire = expire - interval '${seconds} seconds'`);

describe('the rate of calls', () => {
  it('[R42] is four in five seconds for all callers together, and no setting changes that', async () => {
    const back = changeSettings({ rateLimitFactor: 1000 });
    const waits = await Promise.all(Array.from({ length: 40 }, () => reserveCall(db())));
    back();
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5000);
    await advance(5);
    expect(await reserveCall(db())).toBe(0);
  });

  it('[R42] no caller waits longer than a share of the time, also if it started earlier', async () => {
    const wait = await transaction(async (tx) => {
      await tx.execute('select now()');
      for (let call = 0; call < 4; call += 1) await reserveCall(db());
      return reserveCall(tx);
    });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(5000);
  });

  it('[R42] pauses for as long as the provider asks, and continues then', async () => {
    await reserveCall(db());
    await pauseCalls(db(), 30);
    expect(await reserveCall(db())).toBeGreaterThan(25_000);
    await pauseCalls(db(), 1);
    await advance(25);
    expect(await reserveCall(db())).toBeGreaterThan(0);
    await advance(5);
    expect(await reserveCall(db())).toBe(0);
  });
});
