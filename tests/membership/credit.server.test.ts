import { afterEach, describe, expect, it } from 'vitest';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { setClock } from '@/lib/server/platform/clock';
import { advanceSimulatedTime } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { logIn, registerMember } from '@/tests/support/database/factories';
import { addCard, hearAll, payingMember, readBilling, type Payer } from '@/tests/support/features/payments';

afterEach(() => setClock());

const change = ({ token: bearer }: Payer, id: string, interval: 'month' | 'year') =>
  visitor().ask(transactionsContract.change, { bearer, params: { id }, headers: {}, body: { interval } });

describe('[E1] [E3] a switch from yearly to monthly', () => {
  it('leaves a credit that the next charges are paid from, and shows what is left of it', async () => {
    const { member, subscription } = await payingMember({ subscriptionType: 'cofounder', interval: 'year' });
    expect(await readBilling(member)).toMatchObject({ creditCents: 0, nextCharge: { amountCents: 8_000 } });
    const { answer } = await change(member, subscription.id, 'month');
    // $80 for the unused year, less the price of the first month.
    const before = await readBilling(member);
    expect(before.creditCents).toBe(7_000);
    expect(before.nextCharge).toEqual({ at: answer.periodEnd, amountCents: 0 });
    await hearAll();

    const renewal = new Date(answer.periodEnd ?? '');
    setClock(() => new Date(renewal.getTime() + 60_000));
    await advanceSimulatedTime();
    await hearAll();
    // The session has expired by then.
    const after = await readBilling({ ...member, ...(await logIn(member)) });
    expect(after).toMatchObject({ creditCents: 6_000, nextCharge: { amountCents: 0 } });
    expect(after.invoices.map(({ paidCents }) => paidCents).filter((cents) => cents > 0)).toEqual([8_000]);
  });

  it('uses the credit when the plan becomes yearly again', async () => {
    const { member, subscription } = await payingMember({ subscriptionType: 'cofounder', interval: 'year' });
    await change(member, subscription.id, 'month');
    await change(member, subscription.id, 'year');
    expect(await readBilling(member)).toMatchObject({ creditCents: 0, nextCharge: { amountCents: 8_000 } });
  });
});

describe('[E3] a card that is saved twice', () => {
  it.each(['4242424242424242', '5555555555554444'])('is listed once: %s', async (number) => {
    const member = await registerMember();
    await addCard(member, number);
    const { answer } = await addCard(member, number);
    expect((await readBilling(member)).cards).toMatchObject([{ id: answer.id, isDefault: true }]);
    await addCard(member, '378282246310005');
    expect((await readBilling(member)).cards.map(({ last4 }) => last4)).toEqual(['0005', number.slice(-4)]);
  });
});
