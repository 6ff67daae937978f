import { referralCode, referralMark } from '@/lib/domain/visits/referral-code';
import type { Arrival } from '@/lib/domain/visits/touches';
import { readUtm, utmNames } from '@/lib/domain/visits/utm';
import { isStorageAllowed } from './consent';
import { readTouches, saveTouch } from './touches';
import { dropCookie, readCookie } from '@/lib/client/session/cookies';
import { setCookie } from '@/lib/client/session/cookie-writes';
import { writeStored } from '@/lib/client/session/storage';

/** The arrival of this visit. In memory only: it may contain what must not be stored (yet). */
let arrival: Arrival | undefined;
let visitReferral: string | undefined;

/** Captures the visitor's source: the referral's first touch, and the latest campaign (section 2). */
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

/** Stores or deletes this visit's arrival, according to consent. */
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

/** The referral code that counts: the first of a year, or this visit's when nothing may be stored. */
export const readReferral = () => storedReferral() ?? visitReferral;

/** First and last touch, for a form. */
export const readAttribution = () => (isStorageAllowed() ? readTouches() : undefined);

const storedReferral = () => referralCode(readCookie('referredBy'));

function forgetVisit() {
  for (const name of ['referredBy', ...utmNames] as const) dropCookie(name);
  writeStored('local', 'touches', null);
}

/** Removes `referredBy` from the URL, leaving other parameters unchanged. */
export function dropReferralFromAddress() {
  const { pathname, search, hash } = window.location;
  const cleaned = withoutReferral(search);
  if (cleaned === search) return;
  window.history.replaceState(cleanState(window.history.state), '', `${pathname}${cleaned}${hash}`);
}

/** The router stores the URL in the history state, and would restore the parameter from there. */
function cleanState(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(
    Object.entries(state).map(([key, value]: [string, unknown]) => [
      key,
      key === 'as' || key === 'url' ? cleanAddress(value) : value,
    ]),
  );
}

function cleanAddress(address: unknown) {
  if (typeof address !== 'string') return address;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return `${path}${withoutReferral(search)}${hash}`;
}

/** As text and without parsing, so that the rest is not re-encoded. */
function withoutReferral(search: string) {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair !== referralMark && nameOf(pair) !== 'referredBy');
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}

const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0];
