import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RatesPart } from '@/components/referrals/payouts/rates-part';
import { ratesContract } from '@/lib/contracts/referrals/rates';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

describe('[A14] the rates of an ambassador', () => {
  const signIn = signingIn();

  it('stand in one stack with the note below them, which keeps its distance', async () => {
    mockEndpoint(ratesContract.own, {
      levels: ([1, 2] as const).map((level) => ({ level, cutBp: 2_000, scheduleVersion: 1, termsId: null })),
      terms: [],
    });
    signIn('user');
    render(<RatesPart />);
    const note = await screen.findByText('These are the standard rates.');
    expect(note.parentElement).toHaveAttribute('class', expect.stringContaining('stack'));
    expect(note.parentElement).toHaveTextContent('First degree20%');
  });
});
