import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SubscribePage } from '@/components/membership/plans/subscribe-page';
import { subscribe } from '@/lib/content/marketing/subscribe';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { top: number } };

const watched: Element[] = [];
let tell: (entries: Seen[]) => void = () => undefined;
/** jsdom has no layout: the test reports where the watched card is. */
const scrollTo = (top: number, isIntersecting: boolean) =>
  act(() => tell([{ isIntersecting, boundingClientRect: { top } }]));

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof tell) {
        tell = listener;
      }
      observe = (element: Element) => void watched.push(element);
      disconnect = () => undefined;
    },
  );
});

const buttons = () =>
  screen.getAllByRole('link', { name: 'Become a cofounding customer' }).map((link) => link.getAttribute('href'));

it('[E1] repeats the button of the recommended plan only while its card is above the window', () => {
  render(<SubscribePage page={subscribe} path="/subscribe" />);
  expect(watched).toEqual([screen.getByRole('article', { name: /^Cofounding customer/ })]);
  const own = buttons();
  expect(own).toHaveLength(2);
  scrollTo(900, false);
  expect(buttons()).toEqual(own);
  scrollTo(-100, true);
  expect(buttons()).toEqual(own);
  scrollTo(-700, false);
  expect(buttons()).toEqual([...own, ...own]);
  scrollTo(-100, true);
  expect(buttons()).toEqual(own);
});
