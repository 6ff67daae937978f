import { paths } from './paths';
import { referralMark } from './referral-code';
import { cleanUtm, utmNames, type Utm } from './utm';

/** Pages that a referral link may lead to; any other target is home. */
export const linkTargets = [
  paths.home,
  paths.landing,
  paths.ambassador,
  paths.investor,
  paths.impactInvestor,
  paths.cityOwner,
  paths.universityOwner,
  paths.optionsSignals,
  paths.sectors,
  paths.blog,
  paths.subscribe,
  paths.signUp,
  paths.aboutValues,
] as const;
export type LinkTarget = (typeof linkTargets)[number];

const isTarget = (path: unknown): path is LinkTarget => linkTargets.some((target) => target === path);

/** The short link that an ambassador gives away: `/r/code`, with a target and a campaign when there are any. */
export function shortLink(code: string, { to = paths.home, utm = {} }: { to?: string; utm?: Utm } = {}) {
  const query = new URLSearchParams();
  if (isTarget(to) && to !== paths.home) query.set('to', to);
  addUtm(query, utm);
  return `/r/${encodeURIComponent(code)}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Where a short link leads: a page of the list, with the code and the campaign and nothing else of what was asked. */
export function shortLinkTarget(code: string, asked: URLSearchParams) {
  const to = asked.get('to');
  const query = new URLSearchParams({ referredBy: code });
  addUtm(query, Object.fromEntries(utmNames.map((name) => [name, asked.get(name)])));
  return `${isTarget(to) ? to : paths.home}?${query.toString()}&${referralMark}`;
}

function addUtm(query: URLSearchParams, utm: Record<string, unknown>) {
  for (const name of utmNames) {
    const value = cleanUtm(utm[name]);
    if (value !== undefined) query.set(name, value);
  }
}
