import { paymentsOff } from '@/lib/content/payment-messages';
import { AppError } from '../errors';
import type { PaymentsProvider } from '../providers/payments/payments';
import { paymentsProvider } from '../providers/payments/provider';
import { letTimePass } from '../providers/payments/simulated/passing-time';
import { simulatedStripeMemory } from '../repositories/simulated-stripe';

/** What takes money for us; undefined where none is set up. */
export const findPayments = () => paymentsProvider(simulatedStripeMemory);

/** The same, or a 503 that says that payments are off. */
export async function requirePayments(): Promise<PaymentsProvider> {
  const payments = await findPayments();
  if (!payments) throw new AppError('not_configured', paymentsOff);
  return payments;
}

/** Lets the simulated Stripe do what the real one does by itself as time passes. */
export async function passSimulatedTime(): Promise<number> {
  const payments = await findPayments();
  return !payments || payments.isReal ? 0 : simulatedStripeMemory.run(letTimePass);
}
