import { consentRule } from '@/lib/content/product';
import { readCookie } from './cookies';
import { isOptedOut } from './privacy-signal';

export type ConsentChoice = 'yes' | 'no';

/** Whether this browser may be recognised: never against its own signal, and where the law asks first, only after a yes. */
export function mayRemember() {
  if (isOptedOut()) return false;
  const choice = readConsent();
  return choice ? choice === 'yes' : !isConsentRequired();
}

/** The answer of this browser's owner, when there is one. */
export function readConsent(): ConsentChoice | undefined {
  const choice = readCookie('consent');
  return choice === 'yes' || choice === 'no' ? choice : undefined;
}

/** Whether the line that asks is to be shown: nobody is asked whose browser has answered already. */
export const isConsentDue = () => !isOptedOut() && !readConsent() && isConsentRequired();

/**
 * Pages are the same for everybody, so the browser decides by its clock: whoever keeps European time is asked, whichever
 * country's law then applies. The name of a time zone costs a phone tens of milliseconds, so it is asked for only where
 * the clock leaves the matter open: between Martinique and Mayotte.
 */
const isConsentRequired = () =>
  consentRule === 'everywhere' ||
  (consentRule === 'eu' &&
    Math.abs(minutesBehindUtc()) <= 240 &&
    european.test(Intl.DateTimeFormat().resolvedOptions().timeZone));

/** In January, when no place of the north saves daylight: New York is 300 behind, Martinique 240. */
const minutesBehindUtc = () => new Date(2026, 0, 1).getTimezoneOffset();

const european =
  /^Europe|^Atlantic\/(Az|Can|Fa|Mad|Rey)|Nicosia|Famagusta|Longyear|Cayenne|Martiniq|Guadel|Reunion|Mayotte/;
