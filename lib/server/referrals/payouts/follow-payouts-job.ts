import { log } from '@/lib/server/platform/log/log';
import { resolveLostTransfers } from './payout-sending';
import { findTransfers } from './payout-transfers';

/** Job: looks up transfers whose response from Stripe was lost. */
export async function followPayouts() {
  const settled = findTransfers() === undefined ? 0 : await resolveLostTransfers();
  if (settled > 0) log.info({ settled }, 'transfers looked up');
}
