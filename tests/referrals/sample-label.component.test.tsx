import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkBuilder } from '@/components/referrals/link-builder';
import { BalancePart } from '@/components/referrals/payouts/balance-part';
import { show } from '@/lib/client/session/session';
import type { OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { signingIn } from '@/tests/support/api/member';

const payouts: OwnPayouts = {
  balance: {
    ...{ pendingCents: 400, heldCents: 0, approvedCents: 0, deductedCents: 0, availableCents: 0, paidCents: 0 },
  },
  ...{ minimumCents: 1_000, details: null, hasStripe: false, taxForm: null, payouts: [] },
  blockers: [{ name: 'no-details', message: 'Add your payout details first.' }],
};
const link = {
  ...{ code: 'abcd2345', isActive: true, acceptedVersion: null, acceptedAt: null, currentVersion: 2 },
  ...{ displayName: null, clicks: { total: 120, last30Days: 60 }, signUps: 8 },
};
const parts = [
  ['the link', <LinkBuilder key="link" link={link} />],
  [
    'the balance',
    <BalancePart key="balance" payouts={payouts} change={() => Promise.reject(new Error('unused'))} isBusy={false} />,
  ],
] as const;

describe('[A10] figures of the sample ambassador', () => {
  signingIn();
  const signInAs = (id: string) => act(() => show({ id, name: 'Robin Sample', kind: 'user' }));

  it.each(parts)('are marked as sample data beside %s', (_, part) => {
    signInAs('sample-ambassador');
    render(part);
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it.each(parts)('of a real member have no mark beside %s', (_, part) => {
    signInAs('abcdefghij0123456789');
    render(part);
    expect(screen.queryByText('Sample data')).toBeNull();
  });
});
