import { homePartCopy } from '@/lib/content/my-account/home';
import { per, tierNames } from '@/lib/content/membership/billing';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { priceCents } from '@/lib/domain/membership/plans';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';

const copy = homePartCopy.plan;

export type Plan = NonNullable<MemberHome['plan']>;

/** A member's plan as text: its name, its next event, and the page to change it. */
export const planText = (plan: Plan) =>
  plan.tier === null ? { name: copy.free, ...withoutPlan(plan) } : { name: tierNames[plan.tier], ...withPlan(plan) };

function withoutPlan({ reason, canTestDrive }: Plan) {
  const plans = { href: paths.subscribe, action: copy.plans };
  const pay = { href: paths.billing, action: copy.pay };
  if (reason === 'unpaid') return { text: copy.unpaid, ...pay };
  if (reason === 'incomplete') return { text: copy.incomplete, ...pay };
  if (reason === 'paused') return { text: copy.paused, ...pay };
  if (reason === 'ended') return { text: copy.ended, ...plans };
  if (canTestDrive) return { text: copy.trialOffer, href: paths.subscribe, action: copy.startTrial };
  return { text: copy.offer, ...plans };
}

function withPlan({ tier, reason, until, interval }: Plan) {
  const day = until ? dayOf(until) : '';
  const price = tier && interval ? `${usd(priceCents(tier, interval))} ${per[interval]}` : '';
  const manage = { href: paths.billing, action: copy.manage };
  if (reason === 'trial') return { text: copy.trial(day, price), ...manage };
  if (reason === 'grace') return { text: copy.grace(day), href: paths.billing, action: copy.pay };
  if (reason === 'ends') return { text: copy.ends(day), ...manage };
  if (reason === 'gift') return { text: copy.gift(day), ...manage };
  if (reason === 'complimentary') return { text: copy.complimentary(day), ...manage };
  return { text: copy.renews(price, day), ...manage };
}
