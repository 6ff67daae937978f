import type { IncomingMessage } from 'node:http';
import { calculationsAreBusy, tooManyCalculations } from '@/lib/content/signals/messages';
import { createConcurrencyLimit } from '@/lib/server/platform/concurrency-limit';
import { AppError } from '@/lib/server/platform/errors';
import { originOf } from '@/lib/server/platform/http/request-origin';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { settings } from '@/lib/server/platform/settings/env';
import type { Limited } from '@/lib/server/platform/site-services';

/** A computation takes up to 0.1 s of CPU time, so running several at a time would not finish any of them sooner. */
const inLine = createConcurrencyLimit({
  ...{ atOnce: 1, waiting: 20 },
  whenFull: () => new AppError('unavailable', calculationsAreBusy, { retryAfterS: 2 }),
});

/** Runs a computation for a page's visitor. Limited per minute and network, and to one at a time overall. */
export async function withinLimits<Result>(
  { headers, socket }: IncomingMessage,
  work: () => Promise<Result>,
): Promise<Limited<Result>> {
  try {
    const forwarded = headers['x-forwarded-for'];
    const connection = { incoming: { socket: { remoteAddress: socket.remoteAddress } } };
    const origin = originOf(new Headers(forwarded ? { 'x-forwarded-for': String(forwarded) } : {}), connection);
    // A site with an external API has no database, in which the counters are stored.
    if (!settings().apiBaseUrl) await enforceNetworkLimit('calculationsByIp', origin);
    return { isDone: true, result: await inLine(work) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, retryAfterS = 60 } = error;
    if (code === 'too_many_requests') return { isDone: false, status: 429, message: tooManyCalculations, retryAfterS };
    if (code === 'unavailable') return { isDone: false, status: 503, message, retryAfterS };
    throw error;
  }
}
