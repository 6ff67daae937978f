import { useState } from 'react';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import type { Tier } from '@/lib/domain/membership/plans';
import { randomId } from '@/lib/domain/shared/ids';
import type { BillingCalls, ChangeBilling } from './use-billing';

type Wish = Parameters<BillingCalls['subscribe']>[0]['body'];

/**
 * Pays for the selected plan or an open invoice. Repeated calls use the same subscription. `secret` is set while the
 * bank's confirmation is pending. `onOther` is called with a plan that was started in another tab.
 */
export function usePayment(change: ChangeBilling, onDone: () => void, onOther?: (tier: Tier) => void) {
  const [secret, setSecret] = useState<string | null>(null);

  async function pay(choice: Wish) {
    let made: OwnSubscription | undefined;
    await change(async (calls) => {
      made = await calls.subscribe({ headers: { 'idempotency-key': randomId() }, body: choice });
      // Call this before the page shows the new state, which would otherwise be confirmed as this tab's plan.
      if (isLive(made) && !isChosen(made, choice)) onOther?.(made.subscriptionType);
      return calls.read();
    });
    setSecret(made?.clientSecret ?? null);
    if (made && isLive(made) && isChosen(made, choice)) onDone();
    return undefined;
  }

  return { pay, secret, forget: () => setSecret(null) };
}

const isLive = ({ status }: OwnSubscription) => status === 'active' || status === 'trialing';

const isChosen = (made: OwnSubscription, choice: Wish) =>
  made.subscriptionType === choice.subscriptionType && made.interval === choice.interval;
