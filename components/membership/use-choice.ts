import { useState } from 'react';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { coveringGrant } from '@/lib/domain/membership/covering-grant';
import { intervals, priceCents, tiers, type Interval, type Tier } from '@/lib/domain/membership/plans';

/**
 * The choice at the checkout: from the URL or a started subscription at first, then chosen by the visitor; only
 * available options.
 */
export function useChoice({ canTestDrive: isDriveLeft, canHaveFounderDiscount, subscription, grants }: OwnBilling) {
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
  const [changes, setChanges] = useState(0);
  const chosen =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setChanges((before) => before + 1);
    };
  // A gift is free time already: the test drive is kept for after it.
  const canTestDrive = isDriveLeft && grants.length === 0;
  return {
    /** A link led here with this plan. */
    isNamed: params.has('plan'),
    /** How often the visitor changed the choice. */
    changes,
    tier,
    setTier: chosen(setTier),
    interval,
    setInterval: chosen(setInterval),
    canTestDrive,
    isTestDrive: wantsTestDrive && canTestDrive,
    setWantsTestDrive: chosen(setWantsTestDrive),
    /** The server refused the test drive: the reason stays, so that this is not a change by the visitor. */
    dropTestDrive: () => setWantsTestDrive(false),
    amountCents: priceCents(tier, interval),
    /** A gift that already gives the plan: the first charge comes when it ends. */
    given: coveringGrant(grants, tier, ({ until }) => until),
  };
}

export type PlanChoice = ReturnType<typeof useChoice>;
