import { paths } from '@/lib/domain/shared/paths';
import { referralMark } from '../visits/referral-code';
import { cleanUtm, utmNames, type Utm } from '@/lib/domain/visits/utm';

/** Pages that a referral link may lead to. All others fall back to home. */
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

/** An ambassador's short link: `/r/code` with an optional target and campaign. */
export function shortLink(code: string, { to = paths.home, utm = {} }: { to?: string; utm?: Utm } = {}) {
  const query = new URLSearchParams();
  if (isTarget(to) && to !== paths.home) query.set('to', to);
  addUtm(query, utm);
  return `/r/${encodeURIComponent(code)}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The URL that a short link redirects to: a listed page with only the code and the campaign parameters. */
export function shortLinkTarget(code: string, params: URLSearchParams) {
  const to = params.get('to');
  const query = new URLSearchParams({ referredBy: code });
  addUtm(query, Object.fromEntries(utmNames.map((name) => [name, params.get(name)])));
  return `${isTarget(to) ? to : paths.home}?${query.toString()}&${referralMark}`;
}

function addUtm(query: URLSearchParams, utm: Record<string, unknown>) {
  for (const name of utmNames) {
    const value = cleanUtm(utm[name]);
    if (value !== undefined) query.set(name, value);
  }
}
