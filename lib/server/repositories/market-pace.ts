import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { rateLimits } from '../db/schema/operation';

/**
 * Finnhub allows 60 calls in a minute and 30 in a second. Four in five seconds are eight in any second and 52 in any
 * minute, however the seconds fall. No factor multiplies this: the limit is not ours.
 */
const calls = 4;
const seconds = 5;
const key = 'market-data calls';

/**
 * Takes a call of the share of all processes: 0 when it may go out, else the milliseconds until the next share, by the
 * clock of the answer: `now()` is when a statement began, which may be before the share did that it waited for.
 */
export async function takeCall(handle: Tx | Database): Promise<number> {
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

/** No call of any process for so many seconds. */
export async function holdCalls(handle: Tx | Database, forSeconds: number) {
  await handle.execute(sql`
    insert into ${rateLimits} as held (key, points, expire)
    values (${key}, ${calls}, now() + make_interval(secs => ${forSeconds}))
    on conflict (key) do update set points = ${calls}, expire = greatest(held.expire, excluded.expire)`);
}
