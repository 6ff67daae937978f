import { payoutsByStripeOff } from '@/lib/content/referrals/payout-messages';
import { AppError } from '@/lib/server/platform/errors';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';
import { paymentsProvider } from '@/lib/server/providers/payments/provider';
import type { TransfersProvider } from '@/lib/server/providers/payments/transfers';

/** The transfers provider; undefined when none is configured and payouts are paid by bank file only. */
export const findTransfers = (): Promise<TransfersProvider> | undefined => paymentsProvider(simulatedStripeStore);

/** The transfers provider; rejects with 503 when none is configured. */
export async function requireTransfers(): Promise<TransfersProvider> {
  const transfers = await findTransfers();
  if (!transfers) throw new AppError('not_configured', payoutsByStripeOff);
  return transfers;
}
