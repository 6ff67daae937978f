import { describe, expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { addCard, askingCard, hearAll, payingMember, readBilling, subscribe } from '@/tests/support/features/payments';

describe('an unfinished payment, when another interval is chosen', () => {
  it('[E4] voids the invoice of an unfinished one that another interval replaces', async () => {
    const member = await registerMember();
    await addCard(member, askingCard);
    const first = (await subscribe(member)).answer;
    const [intentId = ''] = first.clientSecret?.split('_secret_') ?? [];
    const second = (await subscribe(member, { interval: 'year' })).answer;
    expect(second).toMatchObject({ interval: 'year', status: 'incomplete' });
    const statesOf = async () => (await readBilling(member)).invoices.map((one) => [one.status, one.totalCents]);
    expect(await statesOf()).toEqual([
      ['open', 20_000],
      ['void', 2_000],
    ]);
    // The bank's window of the first one, still open in another tab, charges nothing.
    const body = {
      intentId,
      clientSecret: first.clientSecret,
      card: { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' },
    };
    const sent = { bearer: member.token, body };
    expect((await visitor().send('POST', billingContract.sampleCard.path, sent)).status).toBe(422);
    await hearAll();
    expect(await statesOf()).toHaveLength(2);
    expect((await readBilling(member)).subscription).toMatchObject({ id: second.id, status: 'incomplete' });
  });

  it('[E4] keeps an unfinished one that was paid before another interval is asked for', async () => {
    const { member, subscription } = await payingMember({}, askingCard);
    const [intentId = ''] = subscription.clientSecret?.split('_secret_') ?? [];
    // Without a typed card: the bank confirms the saved one.
    const body = { intentId, clientSecret: subscription.clientSecret ?? '' };
    await visitor().ask(billingContract.sampleCard, { bearer: member.token, body });
    const { answer } = await subscribe(member, { interval: 'year' });
    expect(answer).toMatchObject({ id: subscription.id, interval: 'month', status: 'active' });
    expect((await readBilling(member)).invoices).toMatchObject([{ status: 'paid', totalCents: 2_000 }]);
  });
});
