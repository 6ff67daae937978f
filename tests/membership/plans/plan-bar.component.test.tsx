import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { showPlans } from './show-plans';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { top: number } };

const watched: Element[] = [];
let tell: (entries: Seen[]) => void = () => undefined;
/** jsdom has no layout: the test reports the position of the observed card. */
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
  screen
    .getAllByRole('link', { name: 'Start 30-day free test drive' })
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('plan=cofounder'));

it('[E1] repeats the button of the recommended plan only while all cards are above the window', () => {
  showPlans();
  expect(watched).toEqual([screen.getByRole('article', { name: 'Free' }).parentElement]);
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

const free: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null, creditCents: 0 },
  membership: { tier: null, until: null, reason: 'none' },
  ...{ cards: [], invoices: [], gifts: [], grants: [], planChanges: [] },
  ...{ canTestDrive: true, canHaveFounderDiscount: true },
};
const signIn = signingIn();

it.each([
  ['a member who can begin with it', {}, true],
  ['no member with a plan', { membership: { tier: 'member', until: null, reason: 'active' } }, false],
  ['no member whose test drive is over', { canTestDrive: false }, false],
  ['no member who lost the discount', { canHaveFounderDiscount: false }, false],
  ['no member while payments are off', { isOff: true }, false],
] as const)('[E1] offers the plan again to %s', async (_, over, isOffered) => {
  const asked = mockEndpoint(billingContract.read, { ...free, ...over });
  signIn('user');
  showPlans();
  const plans = screen.getByRole('article', { name: 'Free' }).parentElement!;
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  // The cards' links appear once the response has arrived.
  await waitFor(() => expect(within(plans).queryAllByRole('link').length).toBeGreaterThan(0));
  if (isOffered) await waitFor(() => expect(watched).toHaveLength(1));
  scrollTo(-700, false);
  const names = screen
    .getAllByRole('link')
    .filter((link) => !plans.contains(link))
    .map((link) => link.textContent);
  expect(names.includes('Start 30-day free test drive')).toBe(isOffered);
});
