import { paths } from '@/lib/domain/shared/paths';

/**
 * What a link to Billing opens: `?cancel=1` the question before canceling, `?card=1` the form for a card,
 * `?switch=cofounder-year` the question before switching to a plan.
 */
type Opening = 'cancel' | 'card' | 'switch';

export const isOpenedFor = (opening: Opening) => openingOf(opening) !== null;

export const openingOf = (opening: Opening) => new URLSearchParams(window.location.search).get(opening);

type Plan = { subscriptionType: string; interval: string };

/** A plan's name in such a link. */
export const switchName = ({ subscriptionType, interval }: Plan) => `${subscriptionType}-${interval}`;

export const switchPath = (plan: Plan) => `${paths.billing}?switch=${switchName(plan)}`;

/** Once answered or closed, a reload and the back button do not open it again. */
export function forgetOpening(opening: Opening) {
  if (!isOpenedFor(opening)) return;
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname);
}
