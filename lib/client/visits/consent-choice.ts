import { beginSession } from './analytics';
import { rememberVisit } from './attribution';
import { isConsentDue, readConsent, type ConsentChoice } from './consent';
import { setCookie } from '@/lib/client/session/cookie-writes';
import { isOptedOut } from './privacy-signal';

/** The consent state: the browser's own signal outranks an answer; without an answer the local law applies. */
export type ConsentState = 'signal' | ConsentChoice | 'not-asked' | 'due';

const listeners = new Set<() => void>();

export const consentStore = {
  read: (): ConsentState => (isOptedOut() ? 'signal' : (readConsent() ?? (isConsentDue() ? 'due' : 'not-asked'))),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Stores the answer for a year and applies it: deletes or stores this visit's data. */
export function saveConsentChoice(choice: ConsentChoice) {
  setCookie('consent', choice);
  rememberVisit();
  beginSession();
  for (const listener of listeners) listener();
}
