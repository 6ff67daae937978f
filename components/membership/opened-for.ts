import { paths } from '@/lib/domain/shared/paths';

/**
 * What a link to Billing opens: `?cancel=1` the cancellation question, `?card=1` the card form, and
 * `?switch=cofounder-year` the question about switching to that plan.
 */
type Opening = 'cancel' | 'card' | 'switch';

export const isOpenedFor = (opening: Opening) => openingOf(opening) !== null;

export const openingOf = (opening: Opening) => new URLSearchParams(window.location.search).get(opening);

type Plan = { subscriptionType: string; interval: string };

/** The value of `switch` for a plan. */
export const switchName = ({ subscriptionType, interval }: Plan) => `${subscriptionType}-${interval}`;

export const switchPath = (plan: Plan) => `${paths.billing}?switch=${switchName(plan)}`;

/** Removes the parameter, so that a reload or the back button does not open it again. */
export function forgetOpening(opening: Opening) {
  if (!isOpenedFor(opening)) return;
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname);
}
