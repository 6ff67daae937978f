import { paymentsOff } from '@/lib/content/membership/payment-messages';
import { AppError } from '@/lib/server/platform/errors';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';
import { paymentsProvider } from '@/lib/server/providers/payments/provider';
import { advanceTime } from '@/lib/server/providers/payments/simulated/passing-time';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';

/** The payments provider; undefined when none is configured. */
export const findPayments = () => paymentsProvider(simulatedStripeStore);

/** The payments provider; throws 503 when none is configured. */
export async function requirePayments(): Promise<PaymentsProvider> {
  const payments = await findPayments();
  if (!payments) throw new AppError('not_configured', paymentsOff);
  return payments;
}

/** Applies what time changes at the simulated Stripe, such as renewals. Returns how many changes were made. */
export async function advanceSimulatedTime(): Promise<number> {
  const payments = await findPayments();
  return !payments || payments.isReal ? 0 : simulatedStripeStore.run(advanceTime);
}
