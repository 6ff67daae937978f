import { log } from '@/lib/server/platform/log/log';
import { resolveLostTransfers } from './payout-sending';
import { findTransfers } from './payout-transfers';

/** Looks up transfers whose response was lost. */
export async function followPayouts() {
  const settled = findTransfers() === undefined ? 0 : await resolveLostTransfers();
  if (settled > 0) log.info({ settled }, 'transfers looked up');
}
