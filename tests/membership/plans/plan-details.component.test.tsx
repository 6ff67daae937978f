import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CancelSection } from '@/components/membership/changes/cancel-section';
import { CancelReason } from '@/components/membership/changes/cancel-reason';
import { ChangeAmounts } from '@/components/membership/changes/change-amounts';
import { PlanChoice } from '@/components/membership/plan-choice';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription, PlanChangePreview } from '@/lib/contracts/membership/transactions';

const nothing = () => undefined;

describe('[E1] the choice of a plan', () => {
  const choose = (tier: 'member' | 'cofounder', canHaveFounderDiscount: boolean) =>
    render(
      <PlanChoice
        billing={{ canHaveFounderDiscount } as OwnBilling}
        choice={{ tier, interval: 'month', canTestDrive: false, setTier: nothing, setInterval: nothing } as never}
        isLocked={false}
      />,
    );
  const names = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

  it('prices both intervals of the chosen plan', () => {
    choose('cofounder', true);
    expect(names()).toEqual([
      expect.stringMatching(/^Signals, \$20 a month/),
      expect.stringMatching(/^Cofounding customer, \$10 a month/),
      expect.stringMatching(/^Monthly, \$10/),
      expect.stringMatching(/^Yearly, \$80/),
    ]);
  });

  it('[E8] has no discount for a member who had and lost it', () => {
    choose('member', false);
    expect(screen.queryByRole('radio', { name: /^Cofounding customer/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Signals/ })).toBeChecked();
  });
});

describe('[E1] the amounts of a plan change', () => {
  const preview: PlanChangePreview = {
    at: '2026-11-16T12:00:00.000Z',
    lines: [{ description: 'Yearly membership', amountCents: 20_000 }],
    ...{ creditUsedCents: 1_250, dueTodayCents: 18_750, creditLeftCents: 0 },
    nextCharge: { at: '2027-11-16T12:00:00.000Z', amountCents: 20_000 },
  };

  it('subtract the credit, and name the card that is charged', () => {
    render(<ChangeAmounts preview={preview} card="Visa ending in 4242" priceCents={20_000} />);
    expect(screen.getByText('Your credit').parentElement).toHaveTextContent(/^Your credit−\$12\.50$/);
    expect(screen.getByText('Due today').parentElement).toHaveTextContent(/^Due today\$187\.50$/);
    expect(screen.getByText(/Charged to Visa ending in 4242/)).toHaveTextContent(
      'Charged to Visa ending in 4242. Next charge: $200.00 on 11/16/2027.',
    );
  });

  it('name no card when nothing is due, and the credit that is left', () => {
    render(
      <ChangeAmounts
        preview={{ ...preview, dueTodayCents: 0, creditLeftCents: 300 }}
        card="Visa ending in 4242"
        priceCents={20_000}
      />,
    );
    expect(screen.queryByText(/Charged to/)).toBeNull();
    expect(screen.getByText(/^\$3\.00 stays as credit for your next charges\. Next charge/)).toBeVisible();
  });

  it.each([
    [18_000, '$180.00 stays as credit. It pays your next 9 charges in full, the first on 12/16/2026.'],
    [17_900, '$179.00 stays as credit. It pays your next 8 charges in full, the first on 12/16/2026.'],
    [2_000, '$20.00 stays as credit. It pays your next charge, on 12/16/2026, in full.'],
  ])('say how many charges a credit of %i cents pays, instead of a next charge of nothing', (cents, sentence) => {
    const nextCharge = { at: '2026-12-16T12:00:00.000Z', amountCents: 0 };
    const left = { ...preview, dueTodayCents: 0, creditLeftCents: cents, nextCharge };
    render(<ChangeAmounts preview={left} card={undefined} priceCents={2_000} />);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/Next charge/)).toBeNull();
  });
});

describe('[E7] the reason of a cancellation', () => {
  it('is sent only after one was chosen', async () => {
    const run = vi.fn(() => Promise.resolve(true));
    render(<CancelReason said={null} run={run} />);
    const send = screen.getByRole('button', { name: 'Send feedback' });
    expect(send).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Too expensive' }));
    expect(send).toBeEnabled();
    await userEvent.click(send);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('[E8] a cofounder', () => {
  const keeps = 'You keep the cofounder discount for as long as you stay subscribed.';
  const show = (planChanges: OwnBilling['planChanges']) =>
    render(
      <CancelSection
        billing={{ creditCents: 0, planChanges, cards: [] } as never}
        subscription={
          { subscriptionType: 'cofounder', interval: 'month', status: 'active', periodEnd: null } as OwnSubscription
        }
        isBusy={false}
        run={() => Promise.resolve(true)}
        onBankAsks={nothing}
      />,
    );

  it.each([
    ['may change the interval only', [{ subscriptionType: 'cofounder', interval: 'year' }], true],
    ['may go back to Signals', [{ subscriptionType: 'member', interval: 'month' }], false],
    ['cannot change anything now', [], false],
  ] as const)('who %s reads that the discount stays: %s', (_, changes, isSaid) => {
    show([...changes]);
    expect(screen.queryByText(keeps) !== null).toBe(isSaid);
  });
});
