import type { NextRouter } from 'next/router';

type Events = Pick<NextRouter['events'], 'on' | 'off'>;
type Position = { top: number; lists: readonly number[] };

/** Browsers from before 2026 may lack it. */
const navigation = () => ('navigation' in window ? window.navigation : undefined);
/** Each entry of the history has a key of its own. */
const entryKey = () => navigation()?.currentEntry?.key ?? '';

/** Scroll positions by entry, which start.js records from the first moment: an entry may be left before this starts. */
const early = () => (window as { scrollTops?: Partial<Record<string, number>> }).scrollTops;

/** Lists with a scroll position of their own: mark them with this attribute. */
const lists = () => document.querySelectorAll('[data-keeps-scroll]');

/**
 * Back and Forward return to the scroll position of the page and of its marked lists. The router alone shows every page
 * from its top. Browsers without the Navigation API keep their own behavior. Returns a function that stops it.
 */
export function keepScroll(events: Events) {
  if (!navigation()) return () => undefined;
  const positions = new Map<string, Position>();
  let current = entryKey();
  let restored: Position | undefined;
  /** The page that is loading, and one that it has overtaken, which may still complete. */
  let pending: string | undefined;
  let overtaken: string | undefined;

  const save = () =>
    positions.set(current, { top: window.scrollY, lists: [...lists()].map(({ scrollTop }) => scrollTop) });
  /** On Back, the router tells of the page it loads before or after `travel`. */
  const start = (url: string) => {
    // While a page loads, the one that was left is saved already, and the document may show either.
    if (pending !== undefined) overtaken = pending;
    else if (!restored) save();
    pending = url;
  };
  const fail = (_: unknown, url: string) => {
    if (url === pending) pending = undefined;
  };
  const complete = (url: string) => {
    if (url === overtaken && url !== pending) {
      overtaken = undefined;
      return;
    }
    overtaken = pending = undefined;
    current = entryKey();
    const position = restored;
    restored = undefined;
    // A link that was followed meanwhile leads elsewhere.
    if (!position || position !== positions.get(current)) return;
    const { top, lists: tops } = position;
    [...lists()].forEach((list, index) => list.scrollTo({ top: tops[index] ?? 0 }));
    window.scrollTo({ top, behavior: 'instant' });
  };
  const travel = () => {
    if (pending === undefined) save();
    current = entryKey();
    const top = early()?.[current];
    if (top !== undefined && !positions.has(current)) positions.set(current, { top, lists: [] });
    restored = positions.get(current);
  };
  // The browser would scroll the page that is being left. It restores reloaded pages, which this module cannot.
  const setMode = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  const [restoreHere, restoreInBrowser] = [setMode('manual'), setMode('auto')];

  restoreHere();
  window.addEventListener('popstate', travel);
  window.addEventListener('pagehide', restoreInBrowser);
  window.addEventListener('pageshow', restoreHere);
  for (const kind of ['routeChange', 'hashChange'] as const) {
    events.on(`${kind}Start`, start);
    events.on(`${kind}Complete`, complete);
  }
  events.on('routeChangeError', fail);
  return () => {
    restoreInBrowser();
    window.removeEventListener('popstate', travel);
    window.removeEventListener('pagehide', restoreInBrowser);
    window.removeEventListener('pageshow', restoreHere);
    for (const kind of ['routeChange', 'hashChange'] as const) {
      events.off(`${kind}Start`, start);
      events.off(`${kind}Complete`, complete);
    }
    events.off('routeChangeError', fail);
  };
}
