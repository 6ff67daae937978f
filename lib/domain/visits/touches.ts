import { looksPersonal, plainPath } from '@/lib/domain/shared/text/personal-text';
import { referralCode } from './referral-code';
import { readUtm, utmNames, type Utm } from './utm';

/** One arrival: time, page, referring host, campaign and referral code. */
export type Touch = { at: string; path: string; referrer?: string; utm?: Utm; referredBy?: string };
/** The first known arrival, and the latest one with a source. */
export type Attribution = { first: Touch; last: Touch };

export type Arrival = { at: string; path: string; search: string; referrer: string; host: string };

/** Converts an arrival to the form that may be stored: the host instead of the referrer's URL, and nothing personal. */
export function toTouch({ at, path, search, referrer, host }: Arrival): Touch {
  const query = new URLSearchParams(search);
  const utm = plainUtm(readUtm(query));
  const from = foreignHost(referrer, host);
  const code = referralCode(query.get('referredBy'));
  return {
    at,
    path: plainPath(path),
    ...(from ? { referrer: from } : {}),
    ...(Object.keys(utm).length > 0 ? { utm } : {}),
    ...(code ? { referredBy: code } : {}),
  };
}

/** Whether an arrival has a source. A direct arrival never replaces one with a source. */
export const hasSource = ({ referrer, utm, referredBy }: Touch) =>
  referrer !== undefined || utm !== undefined || referredBy !== undefined;

/** Adds an arrival. The first is kept; the latest one with a source becomes `last`. */
export function addTouch(known: Attribution | undefined, touch: Touch): Attribution {
  if (!known) return { first: touch, last: touch };
  return { first: known.first, last: hasSource(touch) ? touch : known.last };
}

export function plainUtm(utm: Utm): Utm {
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = utm[name];
      return value === undefined || looksPersonal(value) ? [] : [[name, value]];
    }),
  );
}

/** The referring host, unless it is our own. */
export function foreignHost(referrer: string, ownHost: string) {
  if (!URL.canParse(referrer)) return undefined;
  const { protocol, host } = new URL(referrer);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && host !== ownHost && isHost(host) && !looksPersonal(host) ? host : undefined;
}

export const isHost = (text: string) => /^[a-z0-9.-]{1,120}(:\d{1,5})?$/.test(text);
