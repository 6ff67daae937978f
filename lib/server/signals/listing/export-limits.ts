import { exportsAreBusy } from '@/lib/content/signals/messages';
import { AppError } from '@/lib/server/platform/errors';
import { networkOf } from '@/lib/server/platform/http/network';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

/**
 * Max concurrent exports. Each reads up to the whole record and takes a database connection for each batch of 1,000
 * trades.
 */
const maxAtOnce = 10;
/** Max concurrent exports per network, so that slow readers of one network cannot use all slots. */
const maxPerNetwork = 3;

/** Running exports, each with the network of its caller. */
const running = new Set<{ network: string }>();

/**
 * Reserves an export slot and returns the function that releases it. Rejects when the caller's network or the whole
 * site has too many exports running. Requests by our own pages are not limited.
 */
export async function startExport(origin: Origin): Promise<() => void> {
  if (origin.isOwnPage) return () => undefined;
  await enforceNetworkLimit('tradeExportsByIp', origin);
  const slot = { network: networkOf(origin.ip) };
  const ofNetwork = [...running].filter(({ network }) => network === slot.network);
  // No await between check and reservation: concurrent calls would all pass the check.
  if (running.size >= maxAtOnce || ofNetwork.length >= maxPerNetwork)
    throw new AppError('unavailable', exportsAreBusy, { retryAfterS: 5 });
  running.add(slot);
  return () => void running.delete(slot);
}
