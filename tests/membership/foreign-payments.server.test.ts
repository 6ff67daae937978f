import { describe, expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract as contract } from '@/lib/contracts/membership/transactions';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { payingMember, readBilling } from '@/tests/support/features/payments';

describe('[R28] a payment object of another account', () => {
  it('gets the same answer as one that does not exist', async () => {
    const [{ subscription, member: owner }, other] = [await payingMember(), await registerMember()];
    const { bearer } = { bearer: other.token };
    for (const call of ['cancel', 'unCancel'] as const) {
      const [foreign, none] = await Promise.all(
        [subscription.id, 'A'.repeat(20)].map((id) => visitor().ask(contract[call], { bearer, params: { id } })),
      );
      expect(foreign?.status).toBe(404);
      expect(foreign?.text).toBe(none?.text);
    }
    const query = { subscriptionType: 'member' } as const;
    const [foreign, none] = await Promise.all(
      [owner.id, 'B'.repeat(20)].map((uniqueId) =>
        visitor().ask(contract.verify, { bearer, params: { uniqueId }, query }),
      ),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.text).toBe(none?.text);
    const card = (await readBilling(owner)).cards[0]?.id ?? '';
    const taken = await visitor().ask(contract.attachPaymentMethod, {
      bearer,
      headers: {},
      body: { paymentMethodId: card },
    });
    const absent = await visitor().ask(contract.attachPaymentMethod, {
      bearer,
      headers: {},
      body: { paymentMethodId: 'pm_doesnotexist' },
    });
    expect([taken.status, taken.text]).toEqual([422, absent.text]);
    expect((await visitor().ask(billingContract.removeCard, { bearer, params: { id: card } })).status).toBe(404);
    expect((await visitor().ask(billingContract.userPaymentMethods, { bearer })).answer).toEqual({ items: [] });
  });

  it('[E6] tells whether a subscription is valid, and nothing about its owner', async () => {
    const uniqueId = 'C'.repeat(20);
    const { member, subscription } = await payingMember({ uniqueId });
    const verify = async (subscriptionType: 'member' | 'cofounder') =>
      (
        await visitor().ask(contract.verify, {
          bearer: member.token,
          params: { uniqueId },
          query: { subscriptionType },
        })
      ).answer;
    expect(await verify('member')).toEqual({ active: true, until: subscription.periodEnd, reason: 'active' });
    expect(await verify('cofounder')).toEqual({ active: false, until: null, reason: 'none' });
  });
});
