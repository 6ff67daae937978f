import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { network } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';
import { showPlans } from './show-plans';

everythingIsNear();

const free: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null },
  membership: { tier: null, until: null, reason: 'none' },
  ...{
    cards: [],
    invoices: [],
    grants: [],
    gifts: [],
    canTestDrive: true,
    canHaveFounderDiscount: true,
    planChanges: [],
    creditCents: 0,
  },
};
const linkOf = (plan: string | RegExp) => within(screen.getByRole('article', { name: plan })).getAllByRole('link')[0];
const answer = (billing: Partial<OwnBilling>) =>
  network.use(http.get('*/api/billing', () => HttpResponse.json({ ...free, ...billing })));

describe('the plans of the pricing page', () => {
  const signIn = signingIn();

  it('[E1] link a visitor from each plan to its checkout, for the chosen interval', async () => {
    showPlans();
    const hrefs = (plan: RegExp, name: string) =>
      within(screen.getByRole('article', { name: plan }))
        .getAllByRole('link', { name })
        .map((link) => link.getAttribute('href'));
    expect(hrefs(/^Signals/, 'Start 30-day free test drive')).toEqual([
      '/subscribe/checkout?plan=member&testDrive=1',
      '/subscribe/checkout?plan=member&interval=year&testDrive=1',
    ]);
    const recommended = [
      '/subscribe/checkout?plan=cofounder&testDrive=1',
      '/subscribe/checkout?plan=cofounder&interval=year&testDrive=1',
    ];
    expect(hrefs(/^Cofounding customer/, 'Start 30-day free test drive')).toEqual(recommended);
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByRole('radio', { name: 'Monthly' })).not.toBeChecked();
    for (const [plan, price] of [
      ['Free', '$0'],
      ['Cofounding customer', '$80/yearStarts with a 30-day free test drive.$6.67 a month. Save $40 a year.'],
      ['Signals', '$200/yearStarts with a 30-day free test drive.$16.67 a month. Save $40 a year.'],
    ] as const)
      expect(screen.getByRole('article', { name: new RegExp(`^${plan}`) })).toHaveTextContent(price);
  });

  it('[E1] come in one order everywhere, the recommended one first', () => {
    showPlans();
    const cards = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(cards).toEqual(['Cofounding customerRecommended', 'Signals', 'Free']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Feature', 'Cofounding customer', 'Signals', 'Free'],
    ]);
  });

  it('[E1] have their notes at the same height, with or without a saving above', () => {
    showPlans();
    const lines = (plan: RegExp) => {
      const price = within(screen.getByRole('article', { name: plan })).getAllByText(/^\$\d+$/)[0];
      return Array.from(price?.closest('div')?.children ?? [], ({ textContent }) => textContent);
    };
    expect(lines(/^Free/)).toEqual(['$0', 'No credit card required.', '\u00a0']);
    expect(lines(/^Signals/)).toEqual([
      '$20/month',
      'Starts with a 30-day free test drive.',
      'Or $200 a year. Save $40 a year.',
    ]);
  });

  const subscription: OwnSubscription = {
    id: 'A'.repeat(20),
    subscriptionType: 'member',
    interval: 'month',
    status: 'active',
    periodEnd: '2026-12-26T12:00:00.000Z',
    trialEnd: null,
    ...{ cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null, clientSecret: null },
  };
  const paying = { membership: { tier: 'member', until: null, reason: 'active' }, canTestDrive: false } as const;

  it('[E1] mark the plan of a member, who switches from there and is offered no test drive', async () => {
    const [yearly, monthly] = [{ interval: 'year' }, { interval: 'month' }] as const;
    const planChanges = [
      { subscriptionType: 'member' as const, ...yearly },
      { subscriptionType: 'cofounder' as const, ...monthly },
      { subscriptionType: 'cofounder' as const, ...yearly },
    ];
    answer({ ...paying, subscription, planChanges });
    signIn('user');
    showPlans();
    expect(await screen.findByText('Your current plan')).toBeVisible();
    const hrefs = (plan: string | RegExp) =>
      within(screen.getByRole('article', { name: plan }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs('Signals')).toEqual([
      ['Manage in Billing', '/account/billing'],
      ['Switch to yearly', '/account/billing?switch=member-year'],
    ]);
    expect(hrefs(/^Cofounding customer/)).toEqual([
      ['Switch to Cofounding customer', '/account/billing?switch=cofounder-month'],
      ['Switch to Cofounding customer', '/account/billing?switch=cofounder-year'],
    ]);
    expect(within(screen.getByRole('article', { name: 'Free' })).getByText('Included in your plan')).toBeVisible();
    expect(screen.queryByRole('link', { name: /test drive/ })).toBeNull();
    expect(screen.queryByText(/Starts with/)).toBeNull();
    expect(screen.queryByRole('heading', { name: /test drive/ })).toBeNull();
  });

  it('[E1] show a member no button before their plan is known', async () => {
    let respond: (response: HttpResponse<OwnBilling>) => void = () => undefined;
    network.use(http.get('*/api/billing', () => new Promise<HttpResponse<OwnBilling>>((done) => (respond = done))));
    document.documentElement.dataset['member'] = '';
    signIn('user');
    showPlans();
    expect(screen.queryByRole('link', { name: /test drive|Become|Sign up/ })).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-member');
    await waitFor(() => expect(respond.length).toBe(1));
    respond(HttpResponse.json({ ...free, ...paying, subscription }));
    expect(await screen.findByText('Your current plan')).toBeVisible();
  });

  it('[E1] let a member with a gift subscribe to its plan and to the other', async () => {
    answer({ membership: { tier: 'member', until: null, reason: 'gift' } });
    signIn('user');
    showPlans();
    expect(await screen.findByText('Your current plan')).toBeVisible();
    expect(linkOf(/^Cofounding customer/)).toHaveAttribute('href', '/subscribe/checkout?plan=cofounder');
    expect(linkOf(/^Signals/)).toHaveAttribute('href', '/subscribe/checkout?plan=member');
  });

  it('[E5] say to a member who has canceled when another plan can begin', async () => {
    answer({ ...paying, subscription: { ...subscription, cancelAtPeriodEnd: true } });
    signIn('user');
    showPlans();
    const ends = 'Your subscription ends 12/26/2026. Resume it to switch now, or choose this plan then.';
    expect(await screen.findByText(ends)).toBeVisible();
    expect(screen.getByText('Your current plan, ends 12/26/2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume in Billing' })).toHaveAttribute('href', '/account/billing');
  });

  it('[E7] explain the test drive to a member who can still have one', async () => {
    answer({});
    signIn('user');
    showPlans();
    expect(await screen.findByText('Your current plan')).toBeVisible();
    expect(screen.getAllByText(/Starts with a 30-day free test drive/)).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'How the free test drive works' })).toBeVisible();
  });

  it('[E7] offer none to a member who subscribed without one', async () => {
    answer({ membership: { tier: 'cofounder', until: null, reason: 'active' }, canTestDrive: true });
    signIn('user');
    showPlans();
    expect(await screen.findByText('Your current plan')).toBeVisible();
    expect(screen.queryByText(/Starts with/)).toBeNull();
  });

  it('[E7] offer no second test drive to a member who had one', async () => {
    answer({ canTestDrive: false });
    signIn('user');
    showPlans();
    const links = await screen.findAllByRole('link', { name: 'Choose Signals' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/subscribe/checkout?plan=member',
      '/subscribe/checkout?plan=member&interval=year',
    ]);
    expect(screen.queryByText(/Starts with/)).toBeNull();
    expect(within(screen.getByRole('article', { name: 'Free' })).getByText('Your current plan')).toBeVisible();
  });

  it('[U4] keep the visitors’ buttons when the member’s plan cannot be read, as nothing can be retried', async () => {
    let requestCount = 0;
    network.use(
      http.get('*/api/billing', () => {
        requestCount += 1;
        return HttpResponse.error();
      }),
    );
    signIn('user');
    showPlans();
    await waitFor(() => expect(requestCount).toBe(1));
    expect(screen.getAllByRole('link', { name: 'Start 30-day free test drive' })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
