import { nextPlanText } from '@/lib/content/membership/billing';
import { chosenPlan } from '@/lib/domain/membership/chosen-plan';
import { priceCents } from '@/lib/domain/membership/plans';
import { usd } from '@/lib/domain/shared/money';

/** Returns the text about the next step after a sign-up, for the plan in the checkout's URL. */
export function nextPlan(checkout: string) {
  const [, query = ''] = checkout.split('?');
  const { tier, interval, days } = chosenPlan(Object.fromEntries(new URLSearchParams(query)));
  return nextPlanText(tier, usd(priceCents(tier, interval)), interval, days);
}
