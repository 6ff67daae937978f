import { afterEach, describe, expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { setClock } from '@/lib/server/platform/clock';
import { syncInvoices } from '@/lib/server/membership/invoice-sync';
import { advanceSimulatedTime } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { logIn, registerMember } from '@/tests/support/database/factories';
import { addCard, buyGift, hearAll, payingMember, readBilling, type Payer } from '@/tests/support/features/payments';
import { changeSettings } from '@/tests/support/providers/mail-settings';

afterEach(() => setClock());

const ask = ({ token: bearer }: Pick<Payer, 'token'>, id: string) =>
  visitor().ask(billingContract.receipt, { bearer, params: { id } });

/** A member who has paid for a month, and the invoice. */
async function paid(body: object = {}) {
  const { member, subscription } = await payingMember(body, '5555555555554444', { firstName: 'Ann', lastName: 'Lee' });
  await hearAll();
  const [invoice] = (await readBilling(member)).invoices;
  return { member, subscription, id: invoice?.id ?? '' };
}

describe('[E3] the receipt of an invoice', () => {
  it('says what was paid for, when, by whom and with which card', async () => {
    const restore = changeSettings({ operator: { name: 'Example Research LLC', address: '1 Main Street' } });
    const { member, id } = await paid();
    const { answer } = await ask(member, id);
    restore();
    expect(answer).toMatchObject({
      ...{ isSimulated: true, id, status: 'paid', tier: 'member', totalCents: 2000, paidCents: 2000, creditCents: 0 },
      lines: [{ description: 'Signals, monthly', amountCents: 2000 }],
      card: { brand: 'mastercard', last4: '4444' },
      buyer: { name: 'Ann Lee', email: member.email },
      seller: { name: 'Example Research LLC', address: '1 Main Street', email: null },
      pageUrl: null,
    });
    expect(answer.number).toMatch(/^SIM-/);
    expect(answer.paidAt).not.toBeNull();
    const days = (Date.parse(answer.periodEnd ?? '') - Date.parse(answer.periodStart ?? '')) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(Math.round(days)).toBeLessThanOrEqual(31);
  });

  it('keeps its card when another one pays and all invoices are read again', async () => {
    const { member, id } = await paid();
    await addCard(member, '378282246310005');
    await syncInvoices(member.id);
    expect((await ask(member, id)).answer.card).toEqual({ brand: 'mastercard', last4: '4444' });
  });

  it('names the credit that a later charge used', async () => {
    const { member, subscription } = await paid({ subscriptionType: 'cofounder', interval: 'year' });
    const { token: bearer } = member;
    const change = { bearer, params: { id: subscription.id }, headers: {}, body: { interval: 'month' } } as const;
    const { answer: changed } = await visitor().ask(transactionsContract.change, change);
    setClock(() => new Date(Date.parse(changed.periodEnd ?? '') + 60_000));
    await advanceSimulatedTime();
    await hearAll();
    // The session has expired by then.
    const later = { ...member, ...(await logIn(member)) };
    const [renewal] = (await readBilling(later)).invoices;
    const { answer } = await ask(later, renewal?.id ?? '');
    expect(answer).toMatchObject({ totalCents: 1000, creditCents: 1000, paidCents: 0, card: null });
  });

  it('[D7] exists for a gift, as one payment without a period', async () => {
    setClock(() => new Date('2026-11-26T12:00:00Z'));
    const buyer = await registerMember({ form: { firstName: 'Ann', lastName: 'Lee' } });
    await buyGift(buyer);
    const [gift] = (await readBilling(buyer)).gifts;
    const { answer } = await ask(buyer, gift?.id ?? '');
    expect(answer).toMatchObject({
      ...{ isSimulated: true, status: 'paid', tier: 'member', totalCents: 6000, paidCents: 6000, refundedCents: 0 },
      lines: [{ description: 'Gift of 3 months', amountCents: 6000 }],
      ...{ at: '2026-11-26T12:00:00.000Z', paidAt: '2026-11-26T12:00:00.000Z', periodStart: null, periodEnd: null },
      buyer: { name: 'Ann Lee', email: buyer.email },
    });
    expect(answer.number).toMatch(/^GIFT-[A-Z0-9_-]{8}$/);
    const other = await registerMember();
    expect((await ask(other, gift?.id ?? '')).status).toBe(404);
  });

  it('[R14] does not exist for anyone else', async () => {
    const { id } = await paid();
    const other = await registerMember();
    expect((await visitor().send('GET', `/api/billing/invoices/${id}`, { bearer: other.token })).status).toBe(404);
    expect((await visitor().send('GET', `/api/billing/invoices/${id}`)).status).toBe(401);
  });
});
