import { useState } from 'react';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { intervals, priceCents, tiers, type Interval, type Tier } from '@/lib/domain/membership/plans';

/**
 * The choice at the checkout: from the URL or a started subscription at first, then chosen by the visitor; only
 * available options.
 */
export function useChoice({ canTestDrive, canHaveFounderDiscount, subscription }: OwnBilling) {
  const [params] = useState(() => new URLSearchParams(window.location.search));
  const begun = subscription?.status === 'incomplete' ? subscription : undefined;
  const [tier, setTier] = useState<Tier>(() => {
    const named = tiers.find((one) => one === params.get('plan')) ?? begun?.subscriptionType;
    return named === 'cofounder' && !canHaveFounderDiscount ? 'member' : (named ?? 'member');
  });
  const [interval, setInterval] = useState<Interval>(
    () => intervals.find((one) => one === params.get('interval')) ?? begun?.interval ?? 'month',
  );
  const [wantsTestDrive, setWantsTestDrive] = useState(() => params.get('testDrive') === '1');
  const isTestDrive = wantsTestDrive && canTestDrive;
  return {
    /** A link led here with this plan. */
    isNamed: params.has('plan'),
    tier,
    setTier,
    interval,
    setInterval,
    isTestDrive,
    setWantsTestDrive,
    amountCents: priceCents(tier, interval),
  };
}

export type PlanChoice = ReturnType<typeof useChoice>;
