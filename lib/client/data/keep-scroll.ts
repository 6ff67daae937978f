import type { NextRouter } from 'next/router';

type Events = Pick<NextRouter['events'], 'on' | 'off'>;
type Position = { top: number; lists: readonly number[] };

/** Undefined in browsers without the Navigation API. */
const navigation = () => ('navigation' in window ? window.navigation : undefined);
/** The key of the current history entry, unique to it. */
const entryKey = () => navigation()?.currentEntry?.key ?? '';

/**
 * Scroll positions by entry key. start.js records them from the start of the page load, since the reader may leave an
 * entry before this module runs.
 */
const early = () => (window as { scrollTops?: Partial<Record<string, number>> }).scrollTops;

/** Scrollable lists whose position is restored too, marked with `data-keeps-scroll`. */
const lists = () => document.querySelectorAll('[data-keeps-scroll]');

/**
 * Restores the scroll position of the page and its marked lists on Back and Forward; the router alone would show every
 * page from its top. Browsers without the Navigation API keep their default behavior. Returns a function that stops it.
 */
export function keepScroll(events: Events) {
  if (!navigation()) return () => undefined;
  const positions = new Map<string, Position>();
  let current = entryKey();
  let restored: Position | undefined;
  /** URLs of the page that is loading, and of an earlier one that it replaced but that may still complete. */
  let pending: string | undefined;
  let overtaken: string | undefined;

  const save = () =>
    positions.set(current, { top: window.scrollY, lists: [...lists()].map(({ scrollTop }) => scrollTop) });
  /** On Back, the router's start event may come before or after `popstate`. */
  const start = (url: string) => {
    // While a page loads, the previous position is already saved, and the document may show either page.
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
    // The reader may have followed a link to another page meanwhile.
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
  // In 'auto' mode the browser would scroll the page that is being left. Reloads need it, because this module cannot
  // restore them.
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
