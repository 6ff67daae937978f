import { expect, it, vi } from 'vitest';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';

it('[E1] a rejection is recognized in each instance of the modules, over one simulated Stripe', async () => {
  const typed = { number: '4000000000000002', expMonth: 12, expYear: 2040, cvc: '123' };
  // As in Next: the jobs' copy of the modules calls first, the API's copy afterwards.
  for (let instance = 0; instance < 2; instance += 1) {
    vi.resetModules();
    const { paymentsProvider } = await import('@/lib/server/providers/payments/provider');
    const { PaymentError: PaymentError } = await import('@/lib/server/providers/payments/payment-error');
    const { AppError } = await import('@/lib/server/platform/errors');
    const payments = await paymentsProvider(simulatedStripeStore);
    const accountId = `somebody-${instance}`;
    const person = { accountId, email: 'a@example.test', name: 'Ann Lee' };
    const customerId = (await payments?.createCustomer(person, accountId)) ?? '';
    const setup = await payments?.createSetup({ customerId, accountId }, `setup-${instance}`);
    const refusal = await payments?.sample?.confirmSetup(setup?.id ?? '', typed).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PaymentError);
    expect(refusal).toBeInstanceOf(AppError);
  }
});
