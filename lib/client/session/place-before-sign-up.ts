import { paths } from '@/lib/domain/shared/paths';
import { safePath } from '@/lib/domain/shared/redirects';
import { readStored, writeStored } from './storage';

const key = 'placeBefore';
const doors: readonly string[] = [paths.signUp, paths.login];
/** Pages that a member has no reason to return to: their home is a better start. Variants have no URL of their own. */
const noReturn: readonly string[] = [...doors, paths.home, paths.landing, '/404', '/500'];
const isNoReturn = (page: string) => noReturn.includes(page) || page.startsWith('/variants/');

/**
 * Stores where a visitor is when they press a link to sign up or log in: the page, and the section of the page that the
 * link belongs to, such as a locked chart. Stored in this tab only.
 */
export function savePlaceBeforeSignUp() {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || !doors.includes(link.pathname)) return;
    const { pathname, search } = window.location;
    if (doors.includes(pathname)) return;
    const page = pathname + search;
    const section = link.closest('main [id]')?.id;
    // The link of a modal belongs to what opened the modal.
    const isInModal = link.closest('[role="dialog"], dialog') !== null;
    const before = readStored('session', key);
    if (isInModal && before?.split('#')[0] === page) return;
    writeStored('session', key, section ? `${page}#${section}` : page);
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/**
 * The visitor's page before signing up, on this site; null when there is none to return to. `from` is the page that the
 * link named; what this tab stored about the same page has its query and section too.
 */
export function readPlaceBeforeSignUp(from?: unknown): string | null {
  const named = safePath(from, '');
  const stored = safePath(readStored('session', key) ?? pageBefore(), '');
  const place = named === '' || pageOf(stored) === pageOf(named) ? stored : named;
  return place === '' || isNoReturn(pageOf(place)) ? null : place;
}

const pageOf = (place: string) => place.split(/[?#]/)[0] ?? '';

/** The page with the link, when the link was pressed before our scripts ran. */
function pageBefore() {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : '';
}
