import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnApplication } from '@/components/brokerage/banks/account-summary';
import { brokerageContract as contract } from '@/lib/contracts/brokerage/brokerage';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();

it('[F10] names the application on the profile by what it is for, its status and its day', async () => {
  signIn();
  mockEndpoint(contract.application, {
    application: {
      ...{ status: 'APPROVED', createdAt: '2026-11-20T15:05:00.000Z', history: [], needs: [] },
      ...{ documents: [], refusal: null, agreements: [] },
    },
    isSandbox: true,
    fundingStep: null,
  });
  render(<OwnApplication />);
  const name = await screen.findByText('Brokerage account');
  expect(name.parentElement).toHaveTextContent(/^Brokerage account Approved\s?submitted on 11\/20\/2026$/);
});
