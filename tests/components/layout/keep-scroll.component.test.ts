import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScroll } from '@/lib/client/data/keep-scroll';
import { createEvents } from '@/tests/components/router';

let events: ReturnType<typeof createEvents>;
let stop: () => void;
const scrolled = vi.fn();
const list = () => document.querySelector('div')!;

beforeEach(() => {
  events = createEvents();
  document.body.innerHTML = '<div data-keeps-scroll></div>';
  Element.prototype.scrollTo = function (this: Element, options) {
    this.scrollTop = (options as ScrollToOptions).top ?? 0;
  };
  vi.stubGlobal('scrollTo', scrolled);
  enter('list');
  stop = keepScroll(events);
});

afterEach(() => {
  stop();
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

/** Sets the current history entry. */
const enter = (key: string) => vi.stubGlobal('navigation', { currentEntry: { key } });

/** Simulates scrolling by the user. */
function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

function leaveAt(top: number, key: string) {
  Object.assign(window, { scrollY: top });
  events.emit('routeChangeStart');
  enter(key);
  Object.assign(window, { scrollY: 0 });
  list().scrollTop = 0;
  events.emit('routeChangeComplete');
}

const goBackTo = (key: string) => {
  enter(key);
  window.dispatchEvent(new PopStateEvent('popstate'));
  events.emit('routeChangeStart');
};

it('returns to where a page and its list were scrolled to, and starts a new page at its top', () => {
  list().scrollTop = 3000;
  leaveAt(300, 'stock');
  expect(scrolled).not.toHaveBeenCalled();
  goBackTo('list');
  events.emit('routeChangeComplete');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
  expect(list().scrollTop).toBe(3000);
});

it('returns to a page that was left before this module had loaded', () => {
  stop();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script as browsers run it
  (new Function(readFileSync('public/start.js', 'utf8')) as () => void)();
  scrollTo(700);
  enter('stock');
  scrollTo(0);
  stop = keepScroll(events);
  goBackTo('list');
  events.emit('routeChangeComplete');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
  // Left again at another position, which replaces the stored one.
  leaveAt(300, 'stock');
  goBackTo('list');
  events.emit('routeChangeComplete');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

/** When the next page is drawn relative to the event, and which of its listeners runs first. */
it.each([
  { drawn: 'before', first: 'router' },
  { drawn: 'before', first: 'positions' },
  { drawn: 'after', first: 'router' },
  { drawn: 'after', first: 'positions' },
])('returns to the list on Back while a page loads: drawn $drawn it, $first first', ({ drawn, first }) => {
  list().scrollTop = 3000;
  Object.assign(window, { scrollY: 300 });
  events.emit('routeChangeStart', '/stocks/AAPL');
  enter('stock');
  const draw = () => void (list().scrollTop = 0);
  if (drawn === 'before') draw();
  enter('list');
  if (first === 'router') events.emit('routeChangeStart', '/screener');
  window.dispatchEvent(new PopStateEvent('popstate'));
  if (first === 'positions') events.emit('routeChangeStart', '/screener');
  if (drawn === 'after') draw();
  events.emit('routeChangeComplete', '/stocks/AAPL');
  expect(scrolled).not.toHaveBeenCalled();
  events.emit('routeChangeComplete', '/screener');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
  expect(list().scrollTop).toBe(3000);
});

it('returns to a list when the router tells of Back first', () => {
  list().scrollTop = 3000;
  events.emit('routeChangeStart', '/stocks/AAPL');
  enter('stock');
  list().scrollTop = 0;
  events.emit('routeChangeComplete', '/stocks/AAPL');
  enter('list');
  events.emit('routeChangeStart', '/screener');
  window.dispatchEvent(new PopStateEvent('popstate'));
  events.emit('routeChangeComplete', '/screener');
  expect(list().scrollTop).toBe(3000);
});

it('saves a page again after a page that failed to load', () => {
  events.emit('routeChangeStart', '/stocks/AAPL');
  events.emit('routeChangeError', new Error('offline'), '/stocks/AAPL');
  list().scrollTop = 500;
  leaveAt(400, 'stock');
  goBackTo('list');
  events.emit('routeChangeComplete');
  expect(list().scrollTop).toBe(500);
});

it('does not scroll the page of a link that was followed while the last page loaded', () => {
  leaveAt(300, 'stock');
  goBackTo('list');
  enter('other');
  events.emit('routeChangeComplete');
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves the position of a reloaded page to the browser', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});

it('leaves everything to a browser without the Navigation API', () => {
  stop();
  Reflect.deleteProperty(window, 'navigation');
  stop = keepScroll(events);
  expect(window.history.scrollRestoration).toBe('auto');
  leaveAt(300, 'stock');
  Reflect.deleteProperty(window, 'navigation');
  window.dispatchEvent(new PopStateEvent('popstate'));
  events.emit('routeChangeComplete');
  expect(scrolled).not.toHaveBeenCalled();
});
