import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { writeStored } from '@/lib/client/session/storage';
import { homeContract } from '@/lib/contracts/my-account/home';

/** Accounts that closed the welcome since the page loaded, so that an older response does not show it again. */
const closed = new Set<string | undefined>();

/** Whether an account closed the welcome since the page loaded. */
export const wasWelcomeClosed = (account: string | undefined) => closed.has(account);

/** The API client for the welcome. */
export const welcomeCalls = () => createClient(homeContract, browserHttp());

/** Removes the note in this browser that a new account has yet to see the welcome. */
export const forgetWelcome = () => writeStored('local', 'welcome', null);

/** Closes an account's welcome permanently, on all devices. */
export function closeWelcome(account: string | undefined) {
  closed.add(account);
  forgetWelcome();
  welcomeCalls()
    .closeWelcome()
    .catch(() => {
      // If this fails, the member's home shows the welcome until it is closed there.
    });
}

/** Moves the focus to the next heading, because the close button disappears with the welcome. */
export function focusNextHeading(section: HTMLElement | null) {
  const next = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].find(
    (heading) =>
      section !== null &&
      !section.contains(heading) &&
      (section.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (next) focusHeading(next);
}

/** Focuses a heading for screen readers without adding it to the tab order. */
export function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
