import { consentRule } from '@/lib/content/shared/product';
import { readCookie } from '@/lib/client/session/cookies';
import { isOptedOut } from './privacy-signal';

export type ConsentChoice = 'yes' | 'no';

/**
 * Whether this browser may be identified. Never with an opt-out signal, and only with consent where the law requires
 * it.
 */
export function isStorageAllowed() {
  if (isOptedOut()) return false;
  const choice = readConsent();
  return choice ? choice === 'yes' : !isConsentRequired();
}

/** The stored choice, if any. */
export function readConsent(): ConsentChoice | undefined {
  const choice = readCookie('consent');
  return choice === 'yes' || choice === 'no' ? choice : undefined;
}

/** Whether to show the consent banner: consent is required and no choice was made. */
export const isConsentDue = () => !isOptedOut() && !readConsent() && isConsentRequired();

/**
 * Whether consent is required. Pages are the same for all visitors, so the browser decides by its time zone: European
 * zones require consent. Looking up the zone's name takes tens of milliseconds on a phone, so the offset is checked
 * first: Martinique (UTC−4) to Mayotte (UTC+3).
 */
const isConsentRequired = () =>
  consentRule === 'everywhere' ||
  (consentRule === 'eu' &&
    Math.abs(minutesBehindUtc()) <= 240 &&
    european.test(Intl.DateTimeFormat().resolvedOptions().timeZone));

/** Minutes behind UTC in January, outside northern daylight saving time: New York 300, Martinique 240. */
const minutesBehindUtc = () => new Date(2026, 0, 1).getTimezoneOffset();

const european =
  /^Europe|^Atlantic\/(Az|Can|Fa|Mad|Rey)|Nicosia|Famagusta|Longyear|Cayenne|Martiniq|Guadel|Reunion|Mayotte/;
