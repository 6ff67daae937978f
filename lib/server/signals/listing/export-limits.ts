import { exportsAreBusy } from '@/lib/content/signals/messages';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

/** Each reads up to the whole record and holds a database connection for every thousandth trade. */
const mostAtOnce = 10;
let running = 0;

/** Refuses a caller with too many exports, and everyone while too many run. Our own pages are not counted. */
export async function admitExport(origin: Origin) {
  if (origin.isOwnPage) return;
  await enforceNetworkLimit('tradeExportsByIp', origin);
  if (running >= mostAtOnce) throw new AppError('unavailable', exportsAreBusy, { retryAfterS: 5 });
}

/** Counts an export as running from its first part until its last, or until its reader has left. */
export async function* whileRunning<Part>(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  running += 1;
  try {
    yield* parts;
  } finally {
    running -= 1;
  }
}
