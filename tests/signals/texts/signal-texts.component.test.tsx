import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SignalTexts } from '@/components/signals/texts/signal-texts';
import { signalTextsContract, type OwnSignalTexts } from '@/lib/contracts/signals/signal-texts';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleTexts } from './text-samples';

const signIn = signingIn();
const on = { state: 'on', phone: '+14155550100', channel: 'sms' } as const;

async function show(given: OwnSignalTexts) {
  signIn('user');
  mockEndpoint(signalTextsContract.own, given);
  render(<SignalTexts />);
  await screen.findByRole('heading', { name: 'Signal texts' });
}

it('[I6] a member reads the consent, leaves a number and confirms it with the code', async () => {
  const started = mockEndpoint(signalTextsContract.start, sampleTexts({ state: 'pending', phone: '+14155550100' }));
  const sent = mockEndpoint(signalTextsContract.confirm, sampleTexts(on));
  await show(sampleTexts());
  expect(await screen.findByText(/Consent is not a condition of any purchase/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Mobile number/ }), '(415) 555-0100');
  await userEvent.click(screen.getByRole('button', { name: 'Agree and send code' }));
  expect(await screen.findByText(/We sent a code to \(415\) 555-0100/)).toBeVisible();
  expect(JSON.parse(started[0]?.body ?? '')).toEqual({ phoneNumber: '(415) 555-0100', country: 'US', consent: true });
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '12345');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm number' }));
  expect(await screen.findByText('Enter the 6 digits from the message')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm number' }));
  expect(await screen.findByText('On: SMS to (415) 555-0100.')).toBeVisible();
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ code: '123456' });
});

const at = '2026-06-01T14:00:00.000Z';
it.each([
  [sampleTexts({ hasPlan: false }), 'Signal texts need a plan that includes options signals.'],
  [sampleTexts({ isAvailable: false }), /Text messages are not available right now/],
  [sampleTexts({ ...on, last: { at, state: 'failed' } }), /06\/01\/2026, not delivered\. Check the number/],
  [sampleTexts({ ...on, last: { at, state: 'skipped' } }), /not sent because a daily limit was reached/],
  [sampleTexts({ ...on, missed: 2 }), /2 texts did not arrive in the last 30 days/],
  [sampleTexts({ ...on, state: 'stopped' }), /replied STOP\. Reply START/],
  [sampleTexts({ ...on, hasPlan: false }), /Paused/],
])('[I6] what prevents texts from arriving is shown: %#', async (given, sentence) => {
  await show(given);
  expect(await screen.findByText(sentence)).toBeVisible();
});
