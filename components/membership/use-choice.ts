import { useRouter } from 'next/compat/router';
import { useState } from 'react';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { coveringGrant } from '@/lib/domain/membership/covering-grant';
import { intervals, priceCents, tiers, type Interval, type Tier } from '@/lib/domain/membership/plans';

type Chosen = { tier: Tier; interval: Interval; wantsTestDrive: boolean };

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
  const router = useRouter();
  /** Takes over a change, and keeps the choice in the page's URL for a reload. */
  const choose = (changed: Partial<Chosen>) => {
    const next = { tier, interval, wantsTestDrive, ...changed };
    setTier(next.tier);
    setInterval(next.interval);
    setWantsTestDrive(next.wantsTestDrive);
    setChanges((before) => before + 1);
    if (!router) return;
    const { interval: _, testDrive: __, ...others } = router.query;
    const query = {
      ...others,
      plan: next.tier,
      ...(next.interval === 'year' ? { interval: 'year' } : {}),
      ...(next.wantsTestDrive ? { testDrive: '1' } : {}),
    };
    void router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  };
  // A gift is already free time, so the test drive is kept for later.
  const canTestDrive = isDriveLeft && grants.length === 0;
  return {
    /** Whether a link selected the plan. */
    isNamed: params.has('plan'),
    /** The number of times the visitor changed the choice. */
    changes,
    tier,
    setTier: (to: Tier) => choose({ tier: to }),
    interval,
    setInterval: (to: Interval) => choose({ interval: to }),
    canTestDrive,
    isTestDrive: wantsTestDrive && canTestDrive,
    setWantsTestDrive: (to: boolean) => choose({ wantsTestDrive: to }),
    /** The server rejected the test drive. Not counted as a change by the visitor, so that the error stays. */
    dropTestDrive: () => setWantsTestDrive(false),
    amountCents: priceCents(tier, interval),
    /** The end of a gift that already covers the plan; the first charge is due then. */
    given: coveringGrant(grants, tier, ({ until }) => until),
  };
}

export type PlanChoice = ReturnType<typeof useChoice>;
