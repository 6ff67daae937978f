import { paymentsOff } from '@/lib/content/membership/payment-messages';
import { AppError } from '@/lib/server/platform/errors';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';
import { paymentsProvider } from '@/lib/server/providers/payments/provider';
import { advanceTime } from '@/lib/server/providers/payments/simulated/passing-time';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';

/** The payment provider; undefined when none is configured. */
export const findPayments = () => paymentsProvider(simulatedStripeStore);

/** The payment provider; throws 503 when payments are off. */
export async function requirePayments(): Promise<PaymentsProvider> {
  const payments = await findPayments();
  if (!payments) throw new AppError('not_configured', paymentsOff);
  return payments;
}

/** Advances the simulated Stripe by what the real one does over time. */
export async function advanceSimulatedTime(): Promise<number> {
  const payments = await findPayments();
  return !payments || payments.isReal ? 0 : simulatedStripeStore.run(advanceTime);
}
