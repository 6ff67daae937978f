import { beginSession } from './analytics';
import { rememberVisit } from './attribution';
import { isConsentDue, readConsent, type ConsentChoice } from './consent';
import { setCookie } from './cookies';
import { isOptedOut } from './privacy-signal';

/** How things stand: the browser's own signal outranks an answer; no answer means what the law of the place says. */
export type ConsentState = 'signal' | ConsentChoice | 'not-asked' | 'due';

const listeners = new Set<() => void>();

export const consentStore = {
  read: (): ConsentState => (isOptedOut() ? 'signal' : (readConsent() ?? (isConsentDue() ? 'due' : 'not-asked'))),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Keeps the answer for a year and acts on it at once: what was remembered is forgotten, or this visit is remembered. */
export function answerConsent(choice: ConsentChoice) {
  setCookie('consent', choice);
  rememberVisit();
  beginSession();
  for (const listener of listeners) listener();
}
