import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MemberResults } from '@/components/signals/outcomes/member-results';
import { outcomesContract, type OwnOutcomes } from '@/lib/contracts/signals/outcomes';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const signIn = signingIn();
const draw = () =>
  render(
    <TestRouter pathname="/options-signals/performance">
      <MemberResults table={null} isSample={false} />
    </TestRouter>,
  );

const signal = {
  ...{ id: 'live-0001', symbol: 'AAPL', tradeType: 'Call' as const, strike: 202.5, expiration: '2026-07-17' },
  ...{ closeDate: '2026-06-10', recordResult: 50, own: null },
};
const own = (over: Partial<OwnOutcomes>): OwnOutcomes => ({ hasJoined: true, hasPlan: true, signals: [], ...over });

it('[C16] visitors see why there are no figures yet, and are offered to log in', async () => {
  draw();
  expect(screen.getByText(/at least 30 members have reported/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Log in to report your results' })).toBeVisible();
});

it('[C16] a member joins below the text of the consent, and only then sees the form', async () => {
  signIn('user');
  mockEndpoint(outcomesContract.own, own({ hasJoined: false }));
  mockEndpoint(outcomesContract.join, own({ signals: [signal] }));
  draw();
  const button = await screen.findByRole('button', { name: 'Join the survey' });
  expect(screen.getByText(/publishes them only as averages of at least 30 members/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('form', { name: 'Save result' })).toBeVisible();
});

it('[C16] a result is sent as numbers, and shown beside the record', async () => {
  signIn('user');
  mockEndpoint(outcomesContract.own, own({ signals: [signal] }));
  const sent = mockEndpoint(
    outcomesContract.report,
    own({ signals: [{ ...signal, own: { paid: 4.2, received: 0, result: -100 } }] }),
  );
  draw();
  await userEvent.type(await screen.findByRole('textbox', { name: /Price you paid/ }), '$4.20');
  await userEvent.type(screen.getByRole('textbox', { name: /Price you received/ }), '1e3');
  await userEvent.click(screen.getByRole('button', { name: 'Save result' }));
  expect(await screen.findByText('Enter a price in dollars, like 4.10')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: /Price you received/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Price you received/ }), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save result' }));
  expect(await screen.findByText(/You: −100\.0% · Record: \+50\.0%/)).toBeVisible();
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ paid: 4.2, received: 0 }]);
});

it('[C16] without a plan there is no form, but a link to the plans', async () => {
  signIn('user');
  mockEndpoint(outcomesContract.own, own({ hasJoined: false, hasPlan: false }));
  draw();
  expect(await screen.findByRole('link', { name: 'View plans' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join the survey' })).toBeNull();
});
