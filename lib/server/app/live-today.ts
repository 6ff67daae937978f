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
  // Over HTTP/1.1 a browser opens six connections to a site. Three streams leave half of them for other requests.
  maxPerAccount: 3,
  maxPerNetwork: 60,
  max: 500,
});

/** Streams live figures of an ambassador's current day. Not in a contract, because it is a stream. */
export function mountLiveToday(hono: Hono<ApiEnv>) {
  hono.get(liveTodayPath, async (c) => {
    c.set('route', liveTodayPath);
    const caller = await callerOf('member', c.req.header('authorization'));
    if (!caller) throw new Error('A member call must have a caller.');
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store, no-transform',
      // Keeps nginx from buffering the stream.
      'X-Accel-Buffering': 'no',
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const first = today.parse(await readToday(caller.accountId));
    const network = networkOf(c.get('origin').ip);
    return c.body(streams.open({ ...caller, network }, JSON.stringify(first)), 200, headers);
  });
}

/** Polls for all streams immediately, so that tests need not wait for the timer. */
export const pollLiveStreams = () => streams.poll();

/** Closes all streams, so that the server can shut down. */
export const closeLiveStreams = () => streams.closeAll();
