import { beginSession } from './analytics';
import { rememberVisit } from './attribution';
import { isConsentDue, readConsent, type ConsentChoice } from './consent';
import { setCookie } from '@/lib/client/session/cookie-writes';
import { isOptedOut } from './privacy-signal';

/**
 * The consent state. An opt-out signal of the browser overrides the visitor's choice; without a choice, 'due' means
 * that consent is required.
 */
export type ConsentState = 'signal' | ConsentChoice | 'not-asked' | 'due';

const listeners = new Set<() => void>();

export const consentStore = {
  read: (): ConsentState => (isOptedOut() ? 'signal' : (readConsent() ?? (isConsentDue() ? 'due' : 'not-asked'))),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Stores the visitor's choice and applies it by storing or deleting this visit's data. */
export function saveConsentChoice(choice: ConsentChoice) {
  setCookie('consent', choice);
  rememberVisit();
  beginSession();
  for (const listener of listeners) listener();
}
