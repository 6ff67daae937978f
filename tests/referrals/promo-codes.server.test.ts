import { describe, expect, it, vi } from 'vitest';
import { codeOwn, codeUnknown } from '@/lib/content/membership/payment-messages';
import { billingContract as contract } from '@/lib/contracts/membership/billing';
import { promoCode } from '@/lib/domain/shared/validators';
import { pool } from '@/lib/server/platform/db/pool';
import { invoice as invoiceShape } from '@/lib/server/providers/payments/stripe-invoice-shape';
import { syncInvoice } from '@/lib/server/membership/invoice-sync';
import { requirePayments } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { addCard, payingMember, promoter, readBilling, subscribe } from '@/tests/support/features/payments';

const name = { firstName: 'Ann', lastName: 'Lee' };
const ask = async ({ token: bearer }: Pick<Member, 'token'>, query = name) =>
  (await visitor().ask(contract.generatePromoCode, { bearer, query })).answer;

const creditOf = async (accountId: string) =>
  (
    await pool().query<{ owner_id: string; code: string; source: string }>(
      'select owner_id, code, source from subscription_credits where account_id = $1',
      [accountId],
    )
  ).rows;

describe('[A3] a promo code', () => {
  it('is unique for fifty people with one name, and follows the rule', async () => {
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => (await ask(await registerMember())).promoCode),
    );
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect(promoCode(code)).toBeUndefined();
  });

  it('treats the underscore literally when it searches codes of the same name', async () => {
    expect((await ask(await registerMember(), { firstName: 'ZedXPim', lastName: '張' })).promoCode).toBe('ZEDXPIM');
    expect((await ask(await registerMember(), { firstName: 'Zed', lastName: 'Pim' })).promoCode).toBe('ZED_PIM');
    expect((await ask(await registerMember(), { firstName: 'Zed', lastName: 'Pim' })).promoCode).toBe('ZED_PIM2');
  });

  it('is the same when requested again, and works once the terms are accepted', async () => {
    const member = await registerMember();
    const first = await ask(member);
    expect(first.isActive).toBe(false);
    expect(await ask(member, { firstName: 'Anna', lastName: 'Lee' })).toEqual(first);
    const { code, member: owner } = await promoter();
    expect(await ask(owner)).toEqual({ promoCode: code, isActive: true });
  });

  it.each([
    { firstName: '張', lastName: '偉' },
    { firstName: 'Zoë', lastName: 'Müller-O’Neil' },
    { firstName: 'x'.repeat(60), lastName: 'y'.repeat(60) },
  ])('can be created from any name: %j', async (query) => {
    expect(promoCode((await ask(await registerMember(), query)).promoCode)).toBeUndefined();
  });

  it('can be the code of the referral link, as the page of the link says', async () => {
    const { link, member: owner } = await promoter();
    const { member } = await payingMember({ promoCode: link });
    expect(await creditOf(member.id)).toEqual([{ owner_id: owner.id, code: link, source: 'code' }]);
  });

  it('credits its owner at checkout without any cookie, and costs its user nothing more or less', async () => {
    const { code, member: owner } = await promoter();
    const { member } = await payingMember({ promoCode: code.toLowerCase() });
    expect(await creditOf(member.id)).toEqual([{ owner_id: owner.id, code, source: 'code' }]);
    expect((await readBilling(member)).invoices[0]?.totalCents).toBe(2_000);
  });

  it('takes precedence over the referral link, which is credited without one', async () => {
    const [byLink, byCode] = [await promoter(), await promoter()];
    const form = { referredBy: byLink.link };
    const first = await payingMember({}, undefined, form);
    expect(await creditOf(first.member.id)).toMatchObject([{ owner_id: byLink.member.id, source: 'link' }]);
    const second = await payingMember({ promoCode: byCode.code }, undefined, form);
    expect(await creditOf(second.member.id)).toMatchObject([{ owner_id: byCode.member.id, source: 'code' }]);
  });

  it('that is unknown, or one’s own, is refused before any charge', async () => {
    const { member, code } = await promoter();
    await addCard(member);
    for (const [promoCodeTyped, sentence] of [
      [code, codeOwn],
      ['NOBODYS', codeUnknown],
    ] as const) {
      const reply = await subscribe(member, { promoCode: promoCodeTyped });
      expect([reply.status, reply.refusal.fields?.promoCode]).toEqual([422, sentence]);
    }
    expect((await readBilling(member)).subscription).toBeNull();
  });

  it.each(["x' or 1=1", '___', 'no-dash'])('[S15] is explained when it is invalid: %s', async (typed) => {
    const { member } = await promoter();
    await addCard(member);
    const reply = await subscribe(member, { promoCode: typed });
    expect(reply.status).toBe(422);
    expect(reply.refusal.fields).toEqual({ promoCode: 'Sorry, #s and letters only for your promo code' });
  });

  it.each([
    ['on the whole', (discount: object) => ({ discounts: [discount], lines: { data: [] } })],
    ['on one of its lines', (discount: object) => ({ discounts: [], lines: { data: [{ discounts: [discount] }] } })],
  ])('on an invoice, %s, credits its owner as well', async (_, placed) => {
    const { code, member: owner } = await promoter();
    const { member } = await payingMember();
    const [row] = (
      await pool().query<{ data: Record<string, unknown> }>(
        `select data from simulated_records where service = 'stripe' and key = (select latest_invoice_id from subscriptions where account_id = $1)`,
        [member.id],
      )
    ).rows;
    // Like Stripe's response that includes the promotion codes of the discounts.
    const invoice = { ...row?.data, ...placed({ id: 'di_1', promotion_code: { id: 'promo_1', code } }) };
    vi.spyOn(await requirePayments(), 'readInvoice').mockResolvedValueOnce(invoiceShape.parse(invoice));
    await syncInvoice(String(row?.data.id));
    expect(await creditOf(member.id)).toEqual([{ owner_id: owner.id, code, source: 'invoice' }]);
  });
});
