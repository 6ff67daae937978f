import type { Hono } from 'hono';
import { today } from '@/lib/contracts/referrals/today';
import { liveTodayPath } from '@/lib/domain/referrals/live-paths';
import { findLiveSessions } from '@/lib/server/accounts/live-sessions-repository';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { createEventStreams } from '@/lib/server/platform/http/event-streams';
import { networkOf } from '@/lib/server/platform/http/network';
import { readToday, readTodays } from '@/lib/server/referrals/live/today';
import { callerOf } from './access';
import type { ApiEnv } from './dispatch';

const streams = createEventStreams({
  event: 'today',
  async read(readers) {
    const [days, live] = await Promise.all([
      readTodays([...new Set(readers.map(({ accountId }) => accountId))]),
      findLiveSessions(
        db(),
        readers.map(({ sessionId }) => sessionId),
        now(),
      ),
    ]);
    return readers.map(({ accountId, sessionId }) => {
      const day = live.has(sessionId) ? days.get(accountId) : undefined;
      return day ? JSON.stringify(today.parse(day)) : null;
    });
  },
  pollMs: 3_000,
  heartbeatMs: 15_000,
  // A browser allows six connections to a site over HTTP/1.1: three tabs leave half of them for calls.
  mostPerAccount: 3,
  mostPerNetwork: 60,
  most: 500,
});

/** Live figures of an ambassador's current day. Not in a contract, because it is a stream. */
export function mountLiveToday(hono: Hono<ApiEnv>) {
  hono.get(liveTodayPath, async (c) => {
    c.set('route', liveTodayPath);
    const caller = await callerOf('member', c.req.header('authorization'));
    if (!caller) throw new Error('A member call must have a caller.');
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store, no-transform',
      // Otherwise nginx would hold parts back to fill its buffers.
      'X-Accel-Buffering': 'no',
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const first = today.parse(await readToday(caller.accountId));
    const network = networkOf(c.get('origin').ip);
    return c.body(streams.open({ ...caller, network }, JSON.stringify(first)), 200, headers);
  });
}

/** Reads for all streams now; tests need not wait for the timer. */
export const pollLiveStreams = () => streams.poll();

/** Ends all streams, so that the server can close. */
export const closeLiveStreams = () => streams.closeAll();
