import axios from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { checkoutCopy } from '@/lib/content/membership/billing';
import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { reportsContract } from '@/lib/contracts/visits/reports';
import { paths } from '@/lib/domain/shared/paths';
import { freshEmail, goodPassword, registerMember } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { BillingPage } from '@/e2e/pages/billing-page';
import { Shell } from '@/e2e/pages/shell';
import { SignUpPage } from '@/e2e/pages/sign-up-page';
import { opsToken } from '@/e2e/support/site-settings';

const httpOf = (site: string, token: string) =>
  axios.create({ baseURL: site, headers: { Authorization: `Bearer ${token}` } });

/** A member with an active referral link. */
async function ambassador(site: string) {
  const { token } = await registerMember(site);
  const referrals = createClient(referralsContract, httpOf(site, token));
  const { code } = await referrals.acceptTerms({ body: { version: currentPromoterTerms.version, showsName: false } });
  if (code === null) throw new Error('No code was given.');
  return { code, signUps: async () => (await referrals.own()).signUps };
}

test(
  '[A2] [I4] over three visits and two links, the first referrer keeps the customer, and both touches reach sign-up and payment',
  { tag: '@slow' },
  async ({ page, context, site }) => {
    test.slow();
    const [first, second] = [await ambassador(site), await ambassador(site)];
    const campaign = (name: string) => `${name}-${first.code}`;
    // Each visit is a new tab, because session storage is per tab.
    const visit = async (address: string) => {
      const tab = await context.newPage();
      await new Shell(tab).open(address);
      await expect(tab).not.toHaveURL(/referredBy/);
      await tab.close();
    };
    await visit(`/r/${first.code}?utm_source=${campaign('letter')}`);
    await visit(`/r/${second.code}?to=/investor&utm_source=${campaign('poster')}`);
    const form = await new SignUpPage(page).openForm(`?utm_source=${campaign('talk')}`);
    await form.fill({ firstName: 'Cy', lastName: 'Low', email: freshEmail(), password: goodPassword });
    await form.submit();
    await expect(form.member('Cy Low')).toBeVisible();
    await visit(`/r/${second.code}?utm_source=${campaign('reminder')}`);

    const billing = new BillingPage(page);
    await billing.open(`${paths.checkout}?plan=member`);
    await billing.typeCard({ number: '4242 4242 4242 4242' });
    await expect(billing.main.getByText(checkoutCopy.doneTitle, { exact: true })).toBeVisible();

    expect([await first.signUps(), await second.signUps()]).toEqual([1, 0]);
    const http = httpOf(site, opsToken);
    const { items } = await createClient(billingOperationContract, http).sources();
    const told = (code: string) => items.find(({ name }) => name === code);
    expect(told(first.code)).toMatchObject({ first: 1, last: 0, decided: 1 });
    expect(told(second.code)).toMatchObject({ first: 0, last: 1, decided: 0 });

    const { signUps, revenue } = await createClient(reportsContract, http).traffic({ query: {} });
    const named = (rows: { name: string }[]) =>
      rows.map(({ name }) => name).filter((name) => name.endsWith(first.code));
    expect(named(signUps.byFirstTouch)).toEqual([campaign('letter')]);
    expect(named(signUps.byLastTouch)).toEqual([campaign('talk')]);
    expect(named(revenue.byFirstTouch)).toEqual([campaign('letter')]);
    expect(named(revenue.byLastTouch)).toEqual([campaign('reminder')]);
    const paid = revenue.byLastTouch.find(({ name }) => name === campaign('reminder'));
    expect(paid).toMatchObject({ cents: 2_000, payers: 1 });
  },
);
