import { referralCode, referralMark } from '@/lib/domain/referral-code';
import type { Arrival } from '@/lib/domain/touches';
import { readUtm, utmNames } from '@/lib/domain/utm';
import { mayRemember } from './consent';
import { dropCookie, readCookie, setCookie } from './cookies';
import { writeStored } from './storage';

/** How this visit began. In memory only: it holds what may not be kept (yet). */
let arrival: Arrival | undefined;
let visitReferral: string | undefined;

/** Remembers where a visitor came from: the referral's first touch, and the campaign's latest (section 2). */
export function captureAttribution(search: string) {
  const query = new URLSearchParams(search);
  const code = referralCode(query.get('referredBy'));
  const isTold = code !== undefined || utmNames.some((name) => query.has(name));
  if (arrival && !isTold) return;
  const { pathname: path, host } = window.location;
  arrival = { at: new Date().toISOString(), path, search, referrer: arrival ? '' : document.referrer, host };
  visitReferral ??= code;
  rememberVisit();
}

/** Writes down how this visit began, or forgets it, as its visitor wishes. */
export function rememberVisit() {
  if (!mayRemember()) return forgetVisit();
  if (visitReferral && !keptReferral()) setCookie('referredBy', visitReferral);
  visitReferral = undefined;
  if (!arrival) return;
  const utm = readUtm(new URLSearchParams(arrival.search));
  for (const name of utmNames) if (utm[name] !== undefined) setCookie(name, utm[name]);
  const touch = arrival;
  import('./touches').then(
    ({ keepTouch }) => keepTouch(touch),
    () => {
      // The connection broke: the campaign's cookies are there, only its time and page are not.
    },
  );
}

export const readArrival = () => arrival;

/** The code that counts: the first of a year, or of this visit when nothing may be kept. */
export const readReferral = () => keptReferral() ?? visitReferral;

/** First and last touch for a form that is about to be sent: `attribution: await readAttribution()`. */
export async function readAttribution() {
  if (!mayRemember()) return undefined;
  return (await import('./touches')).readTouches();
}

const keptReferral = () => referralCode(readCookie('referredBy'));

function forgetVisit() {
  for (const name of ['referredBy', ...utmNames] as const) dropCookie(name);
  writeStored('local', 'touches', null);
}

/** Takes `referredBy` out of the address; every other parameter stays as it was written. */
export function dropReferralFromAddress() {
  const { pathname, search, hash } = window.location;
  const cleaned = withoutReferral(search);
  if (cleaned === search) return;
  window.history.replaceState(cleanState(window.history.state), '', `${pathname}${cleaned}${hash}`);
}

/** The router keeps the address in the history's state, and would bring the parameter back from there. */
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

/** By text and not by parsing, so that what stays is not re-encoded. */
function withoutReferral(search: string) {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair !== referralMark && nameOf(pair) !== 'referredBy');
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0];
