import { referralCode, referralMark } from '@/lib/domain/visits/referral-code';
import type { Arrival } from '@/lib/domain/visits/touches';
import { readUtm, utmNames } from '@/lib/domain/visits/utm';
import { isStorageAllowed } from './consent';
import { readTouches, saveTouch } from './touches';
import { dropCookie, readCookie } from '@/lib/client/session/cookies';
import { setCookie } from '@/lib/client/session/cookie-writes';
import { writeStored } from '@/lib/client/session/storage';

/** How this visit started. Kept in memory, because consent to store it may be missing. */
let arrival: Arrival | undefined;
let visitReferral: string | undefined;

/**
 * Captures where the visitor came from: the referral code (the first one counts) and the latest campaign (section 2).
 */
export function captureAttribution(search: string) {
  const query = new URLSearchParams(search);
  const code = referralCode(query.get('referredBy'));
  const hasSource = code !== undefined || utmNames.some((name) => query.has(name));
  if (arrival && !hasSource) return;
  const { pathname: path, host } = window.location;
  arrival = { at: new Date().toISOString(), path, search, referrer: arrival ? '' : document.referrer, host };
  visitReferral ??= code;
  rememberVisit();
}

/** Stores this visit's source, or deletes all stored sources, depending on consent. */
export function rememberVisit() {
  if (!isStorageAllowed()) return forgetVisit();
  if (visitReferral && !storedReferral()) setCookie('referredBy', visitReferral);
  visitReferral = undefined;
  if (!arrival) return;
  const utm = readUtm(new URLSearchParams(arrival.search));
  for (const name of utmNames) if (utm[name] !== undefined) setCookie(name, utm[name]);
  saveTouch(arrival);
}

export const readArrival = () => arrival;

/** The referral code that counts: the first one within a year, or this visit's if nothing may be stored. */
export const readReferral = () => storedReferral() ?? visitReferral;

/** First and last touch, sent with forms. Undefined without consent. */
export const readAttribution = () => (isStorageAllowed() ? readTouches() : undefined);

const storedReferral = () => referralCode(readCookie('referredBy'));

function forgetVisit() {
  for (const name of ['referredBy', ...utmNames] as const) dropCookie(name);
  writeStored('local', 'touches', null);
}

/** The current URL without `referredBy`, or undefined if it has none. */
export function addressWithoutReferral() {
  const { pathname, search, hash } = window.location;
  const cleaned = withoutReferral(search);
  return cleaned === search ? undefined : `${pathname}${cleaned}${hash}`;
}

/** Edits the query as text, so that the other parameters are not re-encoded. */
function withoutReferral(search: string) {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [entry] = new URLSearchParams(pair);
      return pair !== '' && !(entry && isReferral(...entry));
    });
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}

/** Whether a parameter of the URL carries the referral. */
export const isReferral = (name: string, value: unknown) =>
  name === 'referredBy' || `${name}=${String(value)}` === referralMark;
