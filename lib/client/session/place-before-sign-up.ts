import { paths } from '@/lib/domain/shared/paths';
import { safePath } from '@/lib/domain/shared/redirects';
import { readStored, writeStored } from './storage';

const key = 'placeBefore';
const doors: readonly string[] = [paths.signUp, paths.login];
/**
 * Pages that members do not return to, since their home page is a better start. Variants are excluded because they have
 * no public URL.
 */
const noReturn: readonly string[] = [...doors, paths.home, paths.landing, '/404', '/500'];
const isNoReturn = (page: string) => noReturn.includes(page) || page.startsWith('/variants/');

/**
 * Stores the page on which a visitor presses a link to sign up or log in, and the section with the link, such as a
 * locked chart. Stored in this tab only.
 */
export function savePlaceBeforeSignUp() {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || !doors.includes(link.pathname)) return;
    const { pathname, search } = window.location;
    if (doors.includes(pathname)) return;
    const page = pathname + search;
    const section = link.closest('main [id]')?.id;
    // Keep the section that opened the modal, not the modal's own.
    const isInModal = link.closest('[role="dialog"], dialog') !== null;
    const before = readStored('session', key);
    if (isInModal && before?.split('#')[0] === page) return;
    writeStored('session', key, section ? `${page}#${section}` : page);
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/**
 * The visitor's page on this site before signing up; null if there is none to return to. `from` is the page in the
 * link's URL. If this tab stored the same page, that value is used, because it has the query and section too.
 */
export function readPlaceBeforeSignUp(from?: unknown): string | null {
  const named = safePath(from, '');
  const stored = safePath(readStored('session', key) ?? pageBefore(), '');
  const place = named === '' || pageOf(stored) === pageOf(named) ? stored : named;
  return place === '' || isNoReturn(pageOf(place)) ? null : place;
}

const pageOf = (place: string) => place.split(/[?#]/)[0] ?? '';

/** The referring page, for links pressed before our scripts ran. */
function pageBefore() {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : '';
}
