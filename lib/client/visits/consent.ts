import { consentRule } from '@/lib/content/shared/product';
import { readCookie } from '@/lib/client/session/cookies';
import { isOptedOut } from './privacy-signal';

export type ConsentChoice = 'yes' | 'no';

/**
 * Whether this browser may be identified: never with an opt-out signal, and where the law requires consent, only after
 * a yes.
 */
export function isStorageAllowed() {
  if (isOptedOut()) return false;
  const choice = readConsent();
  return choice ? choice === 'yes' : !isConsentRequired();
}

/** The stored answer, if any. */
export function readConsent(): ConsentChoice | undefined {
  const choice = readCookie('consent');
  return choice === 'yes' || choice === 'no' ? choice : undefined;
}

/** Whether to show the consent banner: not after an answer. */
export const isConsentDue = () => !isOptedOut() && !readConsent() && isConsentRequired();

/**
 * Pages are the same for all visitors, so the browser decides by its time zone: in European ones it asks for consent.
 * Looking up the zone's name takes tens of milliseconds on a phone, so it is done only where the offset is ambiguous:
 * between Martinique and Mayotte.
 */
const isConsentRequired = () =>
  consentRule === 'everywhere' ||
  (consentRule === 'eu' &&
    Math.abs(minutesBehindUtc()) <= 240 &&
    european.test(Intl.DateTimeFormat().resolvedOptions().timeZone));

/** In January, without daylight saving in the north: New York is 300 behind, Martinique 240. */
const minutesBehindUtc = () => new Date(2026, 0, 1).getTimezoneOffset();

const european =
  /^Europe|^Atlantic\/(Az|Can|Fa|Mad|Rey)|Nicosia|Famagusta|Longyear|Cayenne|Martiniq|Guadel|Reunion|Mayotte/;
