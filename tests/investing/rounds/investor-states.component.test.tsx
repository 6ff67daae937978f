import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CommitmentSection } from '@/components/investing/rounds/commitment-section';
import { InvestorPanel } from '@/components/investing/rounds/investor-panel';
import { RoundPanel } from '@/components/investing/rounds/round-panel';
import { roundsContract, type Commitment, type RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const hour = 3_600_000;
const soon = new Date(Date.now() + 30 * 24 * hour).toISOString();
const past = new Date(Date.now() - hour).toISOString();
const portal = { name: 'Example Portal LLC', url: 'https://portal.example/', registration: 'SEC 007' };
const status: RoundInvestorStatus = {
  ...{ state: 'live', isSample: false, smallestCents: 10_000, largestCents: 1_000_000, yearCents: 10_000 },
  ...{ canReserve: false, canHandOver: true, cancelUntil: soon, portal, reservation: null, commitment: null },
  changes: [{ at: past, text: 'A new price.', reconfirmBy: soon }],
};
const commitment: Commitment = {
  ...{ amountCents: 50_000, handedOverAt: past, heldCents: null, heldAsOf: null },
  ...{ reconfirmBy: null, ending: null, endedAt: null },
};
const standing = { ...roundsContract.investorStatus, path: '/api/rounds/first/standing' as const };
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('[H4] a commitment', () => {
  it.each([
    ['running', {}, soon, ['Cancel commitment'], true],
    ['running in the last 48 hours', {}, past, [], true],
    ['with a change to confirm', { reconfirmBy: soon }, soon, ['Reconfirm commitment', 'Cancel commitment'], true],
    ['canceled', { ending: 'withdrawn', reconfirmBy: soon }, soon, [], false],
    ['completed', { ending: 'completed', heldCents: 50_000, heldAsOf: past }, past, [], false],
  ] as const)('that is %s', (_, over, cancelUntil, actions, isRunning) => {
    render(
      <CommitmentSection
        investorStatus={{ ...status, cancelUntil }}
        commitment={{ ...commitment, ...over }}
        isBusy={false}
        change={() => Promise.resolve(true)}
      />,
    );
    expect(buttons()).toEqual(actions);
    expect(screen.queryByText('Complete your commitment with the intermediary.') !== null).toBe(isRunning);
    expect(screen.queryByRole('link', { name: /Example Portal LLC/ }) !== null).toBe(isRunning);
    expect(screen.queryByText('The intermediary hasn’t confirmed your funds yet.') !== null).toBe(isRunning);
  });
});

describe('[H4] the panel of a live round offers to commit', () => {
  const signIn = signingIn();
  it.each([
    ['an investor without a commitment', null, true, true],
    ['not one whose commitment runs', commitment, true, false],
    [
      'one who canceled an earlier commitment',
      { ...commitment, ending: 'withdrawn' as const, endedAt: past },
      true,
      true,
    ],
    ['no one after the deadline', null, false, false],
  ])('%s', async (_, own, canHandOver, isOffered) => {
    signIn('investor');
    mockEndpoint(standing, { ...status, commitment: own, canHandOver });
    render(<InvestorPanel slug="first" />);
    expect(await screen.findByRole('link', { name: 'Your investments' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount (USD)' }) !== null).toBe(isOffered);
  });
});

describe('[H1] the panel of a round that is over', () => {
  const signIn = signingIn();
  it('is empty for visitors, and remains for investors', async () => {
    const { container, unmount } = render(<RoundPanel slug="first" state="closed" />);
    expect(container).toBeEmptyDOMElement();
    unmount();
    signIn('investor');
    mockEndpoint(standing, { ...status, canHandOver: false });
    render(<RoundPanel slug="first" state="closed" />);
    expect(await screen.findByText('Nothing to do right now.')).toBeVisible();
  });
});
