import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GrantsSection } from '@/components/referrals/payouts/grants-section';
import { RatesSection } from '@/components/referrals/payouts/rates-section';
import { cofounderGrantsContract, type CofounderGrant } from '@/lib/contracts/referrals/cofounder-grants';
import { ratesContract } from '@/lib/contracts/referrals/rates';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const grant = (id: string, more: Partial<CofounderGrant> = {}): CofounderGrant => ({
  ...{ id, kind: 'exit-bonus', promise: '1.5× exit bonus', status: 'Promised under agreement v2' },
  ...{ agreementId: 'A-7', agreementVersion: 2, signedOn: '2026-02-03', endedOn: null },
  ...more,
});

describe('[A16] a cofounder’s promises', () => {
  const signIn = signingIn();

  it('are shown as promised under their agreement, without any amount', async () => {
    const ended = { promise: '1.5× profit share for referrals', endedOn: '2026-06-30' };
    mockEndpoint(cofounderGrantsContract.own, { items: [grant('one'), grant('two', ended)] });
    signIn('user');
    render(<GrantsSection />);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/1\.5× exit bonus.*Promised under agreement v2.*A-7.*02\/03\/2026/),
      expect.stringMatching(/1\.5× profit share for referrals.*Promised under agreement v2, ended 06\/30\/2026/),
    ]);
    expect(screen.getByText(/not a balance and cannot be paid out/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('$');
  });

  it('have no section for ambassadors without promises', async () => {
    const requests = mockEndpoint(cofounderGrantsContract.own, { items: [] });
    signIn('user');
    const { container } = render(<GrantsSection />);
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('[U4] say why they cannot be shown, and are loaded again', async () => {
    mockEndpoint(cofounderGrantsContract.own, (_, times) =>
      times === 1 ? { status: 503, message: 'Try again in a moment.' } : { items: [grant('one')] },
    );
    signIn('user');
    render(<GrantsSection />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Promised under agreement v2')).toBeInTheDocument();
  });
});

describe('[A14] the rates of an ambassador', () => {
  const signIn = signingIn();

  it('stand in one stack with the note below them, which keeps its distance', async () => {
    mockEndpoint(ratesContract.own, {
      levels: ([1, 2] as const).map((level) => ({ level, cutBp: 2_000, scheduleVersion: 1, termsId: null })),
      terms: [],
    });
    signIn('user');
    render(<RatesSection />);
    const note = await screen.findByText('Standard rates: payout schedule version 1.');
    expect(note.parentElement).toHaveAttribute('class', expect.stringContaining('stack'));
    expect(note.parentElement).toHaveTextContent('First degree20%');
  });
});
