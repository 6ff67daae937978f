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

/** Removes `referredBy` from the URL, leaving other parameters unchanged. */
export function dropReferralFromAddress() {
  const { pathname, search, hash } = window.location;
  const cleaned = withoutReferral(search);
  if (cleaned === search) return;
  window.history.replaceState(cleanState(window.history.state), '', `${pathname}${cleaned}${hash}`);
}

/** Removes the parameter from the router's history state too, which would otherwise restore it. */
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

/** Edits the query as text, so that the other parameters are not re-encoded. */
function withoutReferral(search: string) {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair !== referralMark && nameOf(pair) !== 'referredBy');
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}

const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0];
