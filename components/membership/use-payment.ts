import { useState } from 'react';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { randomId } from '@/lib/domain/shared/ids';
import type { BillingCalls, ChangeBilling } from './use-billing';

type Wish = Parameters<BillingCalls['subscribe']>[0]['body'];

/**
 * Pays the chosen plan, or an open invoice. Repeated calls use the same subscription; `secret` is set while the owner's
 * bank waits for confirmation.
 */
export function usePayment(change: ChangeBilling, onDone: () => void) {
  const [secret, setSecret] = useState<string | null>(null);

  async function pay(choice: Wish) {
    let made: OwnSubscription | undefined;
    await change(async (calls) => {
      made = await calls.subscribe({ headers: { 'idempotency-key': randomId() }, body: choice });
      return calls.read();
    });
    setSecret(made?.clientSecret ?? null);
    // A plan that another tab started first is returned as it is; the checkout then shows it.
    const isChosen = made?.subscriptionType === choice.subscriptionType && made.interval === choice.interval;
    if (isChosen && (made?.status === 'active' || made?.status === 'trialing')) onDone();
    return undefined;
  }

  return { pay, secret };
}
