import { expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract as contract } from '@/lib/contracts/membership/transactions';
import { visitor } from '@/tests/support/api/api';
import {
  addCard,
  askingCard,
  decliningCard,
  payingMember,
  readBilling,
  subscribe,
  type Payer,
} from '@/tests/support/features/payments';

const change = ({ token: bearer }: Payer, id: string) =>
  visitor().ask(contract.change, { bearer, headers: {}, params: { id }, body: { interval: 'year' } });

/** Confirms a payment whose bank requires confirmation, as the browser's form does. */
const confirm = ({ token: bearer }: Payer, clientSecret: string) => {
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const card = { number: askingCard, expMonth: 12, expYear: 2040, cvc: '123' };
  return visitor().ask(billingContract.sampleCard, { bearer, body: { intentId, clientSecret, card } });
};

const paidBy = async (member: Payer) =>
  (await readBilling(member)).invoices.filter(({ status }) => status === 'paid').map(({ paidCents }) => paidCents);

it('[E12] a change to yearly billing returns the confirmation that the card’s bank asks for, and is paid with it', async () => {
  const { member, subscription } = await payingMember();
  await addCard(member, askingCard);
  const { answer } = await change(member, subscription.id);
  expect(answer).toMatchObject({ interval: 'year', status: 'past_due' });
  expect(answer.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  expect(await paidBy(member)).toEqual([2_000]);
  expect((await confirm(member, answer.clientSecret ?? '')).answer.status).toBe('succeeded');
  const after = await subscribe(member, { interval: 'year' });
  expect(after.answer).toMatchObject({ id: subscription.id, interval: 'year', status: 'active', clientSecret: null });
  expect((await paidBy(member)).toSorted()).toEqual([18_000, 2_000]);
});

it('[E12] a change whose card is declined is made, stays unpaid, and has nothing to confirm', async () => {
  const { member, subscription } = await payingMember();
  await addCard(member, decliningCard);
  const { answer } = await change(member, subscription.id);
  expect(answer).toMatchObject({ interval: 'year', status: 'past_due', clientSecret: null });
  await addCard(member);
  expect((await readBilling(member)).subscription).toMatchObject({ interval: 'year', status: 'active' });
});
