import { exportsAreBusy } from '@/lib/content/signals/messages';
import { AppError } from '@/lib/server/platform/errors';
import { networkOf } from '@/lib/server/platform/http/network';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

/** Each reads up to the whole record and holds a database connection for every thousandth trade. */
const mostAtOnce = 10;
/** Slow readers of one network must not occupy all of them. */
const mostPerNetwork = 3;

/** The network of each running export. */
const running = new Set<{ network: string }>();

/**
 * Reserves a slot for an export until the returned function is called. Rejects a caller with too many exports, and
 * everyone while too many run. Our own pages are not counted.
 */
export async function startExport(origin: Origin): Promise<() => void> {
  if (origin.isOwnPage) return () => undefined;
  await enforceNetworkLimit('tradeExportsByIp', origin);
  const slot = { network: networkOf(origin.ip) };
  const ofNetwork = [...running].filter(({ network }) => network === slot.network);
  // Reserved at once: of many concurrent calls, none may pass before the others are counted.
  if (running.size >= mostAtOnce || ofNetwork.length >= mostPerNetwork)
    throw new AppError('unavailable', exportsAreBusy, { retryAfterS: 5 });
  running.add(slot);
  return () => void running.delete(slot);
}
