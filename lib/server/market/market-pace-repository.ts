import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/platform/db/schema/operation';

/**
 * Finnhub allows 60 calls per minute and 30 per second. Four calls per five seconds are at most eight in any second and
 * 52 in any minute. RATE_LIMIT_FACTOR does not apply, because the limit is Finnhub's.
 */
const calls = 4;
const seconds = 5;
const key = 'market-data calls';

/**
 * Takes a call from the budget that all processes share. Returns 0 if it may be made now, or the milliseconds until the
 * next window. The rest is computed from the clock, because `now()` is the time before the statement waited for the
 * lock.
 */
export async function reserveCall(handle: Handle): Promise<number> {
  const { rows } = await handle.execute<{ points: number; rest: number }>(sql`
    insert into ${rateLimits} as held (key, points, expire)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when held.expire <= now() then 1 else least(held.points, 1000) + 1 end,
      expire = case when held.expire <= now() then excluded.expire else held.expire end
    returning points, extract(epoch from expire - clock_timestamp())::float8 as rest`);
  const [held] = rows;
  return held && held.points > calls ? Math.max(1, Math.ceil(held.rest * 1000)) : 0;
}

/** Blocks the calls of all processes for a number of seconds. */
export async function pauseCalls(handle: Handle, forSeconds: number) {
  await handle.execute(sql`
    insert into ${rateLimits} as held (key, points, expire)
    values (${key}, ${calls}, now() + make_interval(secs => ${forSeconds}))
    on conflict (key) do update set points = ${calls}, expire = greatest(held.expire, excluded.expire)`);
}
