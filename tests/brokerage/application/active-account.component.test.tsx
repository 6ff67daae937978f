import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/brokerage/application/status/own-application';
import { StatusPage } from '@/components/brokerage/application/status/status-page';
import { brokerageContract as contract, type ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const active: ApplicationState = {
  ...{
    status: 'ACTIVE',
    createdAt: '2026-11-20T15:05:00.000Z',
    needs: [],
    documents: [],
    refusal: null,
    agreements: [],
  },
  history: [
    { status: 'SUBMITTED', at: '2026-11-20T15:05:00.000Z' },
    { status: 'ACTIVE', at: '2026-11-21T15:05:00.000Z' },
  ],
};

describe('the status page of an active account', () => {
  const signIn = signingIn();

  it.each([
    ['connect-bank', 'Connect a bank, then make a deposit.', 'Connect a bank', '/account/bank'],
    ['finish-bank', 'Finish connecting your bank, then make a deposit.', 'Finish connecting', '/account/bank'],
    [
      'bank-setup',
      'The broker is checking your bank. This usually takes a few minutes.',
      'View your bank',
      '/account/bank',
    ],
    ['deposit', 'Your bank is ready. Make your first deposit.', 'Make a deposit', '/account/transfers'],
    ['transfers', 'Deposit and withdraw whenever you like.', 'View transfers', '/account/transfers'],
  ] as const)('[F10] leads the owner of an active account on: %s', async (fundingStep, next, name, href) => {
    signIn();
    mockEndpoint(contract.application, { application: active, isSandbox: true, fundingStep });
    render(
      <TestRouter pathname="/open-account/status">
        <StatusPage />
      </TestRouter>,
    );
    expect(await screen.findByText(next)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [name, href],
    ]);
    // Every stage is completed, including the last one.
    const stages = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => /^✓?(.*) \(done\)/.exec(textContent ?? '')?.[1])).toEqual([
      ...['Submitted', 'Under review', 'Approved', 'Active'],
    ]);
  });
});
