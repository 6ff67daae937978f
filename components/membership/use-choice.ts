import { useState } from 'react';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { coveringGrant } from '@/lib/domain/membership/covering-grant';
import { intervals, priceCents, tiers, type Interval, type Tier } from '@/lib/domain/membership/plans';

/**
 * The choice at the checkout, limited to what is available. Initially from the URL or a started subscription, then
 * changed by the visitor.
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
  // A gift is already free time, so the test drive is kept for later.
  const canTestDrive = isDriveLeft && grants.length === 0;
  return {
    /** Whether a link selected the plan. */
    isNamed: params.has('plan'),
    /** The number of times the visitor changed the choice. */
    changes,
    tier,
    setTier: chosen(setTier),
    interval,
    setInterval: chosen(setInterval),
    canTestDrive,
    isTestDrive: wantsTestDrive && canTestDrive,
    setWantsTestDrive: chosen(setWantsTestDrive),
    /** The server rejected the test drive. Not counted as a change by the visitor, so that the error stays. */
    dropTestDrive: () => setWantsTestDrive(false),
    amountCents: priceCents(tier, interval),
    /** The end of a gift that already covers the plan; the first charge is due then. */
    given: coveringGrant(grants, tier, ({ until }) => until),
  };
}

export type PlanChoice = ReturnType<typeof useChoice>;
