import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';
import { withoutCard } from '../checkout/open-checkout';
import { showPlans } from './show-plans';

everythingIsNear();

describe('the plan cards', () => {
  const signIn = signingIn();

  it('[E1] [E8] give the discount in the unit of the prices shown', () => {
    showPlans();
    const card = within(screen.getByRole('article', { name: /^Cofounding customer/ }));
    // $20 and $10 a month, $200 and $80 a year.
    expect(
      card.getByText('Everything in Signals for $10 less a month. The discount is locked for life.'),
    ).toBeVisible();
    expect(
      card.getByText('Everything in Signals for $120 less a year. The discount is locked for life.'),
    ).toBeInTheDocument();
  });

  it('[E1] name the recommended plan as the current one for its owner', async () => {
    mockEndpoint(billingContract.read, {
      ...withoutCard,
      ...{ membership: { tier: 'cofounder', until: null, reason: 'active' }, canTestDrive: false },
    });
    signIn('user');
    showPlans();
    expect(await screen.findByText('Current plan')).toBeVisible();
    expect(screen.queryByText('Recommended')).toBeNull();
  });
});
