import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { writeStored } from '@/lib/client/session/storage';
import { homeContract } from '@/lib/contracts/my-account/home';

/** Accounts that closed it since this page was loaded: an older response does not reopen it. */
const closed = new Set<string | undefined>();

/** Whether this account closed the welcome since this page was loaded. */
export const wasWelcomeClosed = (account: string | undefined) => closed.has(account);

/** The calls about the welcome. */
export const welcomeCalls = () => createClient(homeContract, browserHttp());

/** Makes this browser forget that a new account has a welcome. */
export const forgetWelcome = () => writeStored('local', 'welcome', null);

/** Closes the welcome of an account for good, on every device. */
export function closeWelcome(account: string | undefined) {
  closed.add(account);
  forgetWelcome();
  welcomeCalls()
    .closeWelcome()
    .catch(() => {
      // Offline: the member's home shows it until it is closed there.
    });
}

/** The close button disappears with the welcome: the focus goes on to the next heading. */
export function focusNextHeading(section: HTMLElement | null) {
  const next = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].find(
    (heading) =>
      section !== null &&
      !section.contains(heading) &&
      (section.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (next) focusHeading(next);
}

/** Not a stop of the Tab key: it is focused once, to be read. */
export function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
