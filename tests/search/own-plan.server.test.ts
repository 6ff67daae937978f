import { describe, expect, it } from 'vitest';
import { searchContract } from '@/lib/contracts/search/search';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { cancel, payingMember } from '@/tests/support/features/payments';

const pagesOf = async (q: string, bearer?: string) => {
  const { groups } = (await visitor().ask(searchContract.all, { query: { q }, bearer })).answer;
  return groups.find(({ kind }) => kind === 'page')?.items.map(({ title, path }) => `${title}: ${path}`) ?? [];
};
const cancelEntry = 'Cancel my plan: /account/billing?cancel=1';
const cardEntry = 'Update payment method: /account/billing?card=1';

describe('[E5] [E7] [B4] the search of a member with a plan', () => {
  it('finds the way out first, and the way to another card', async () => {
    const { member } = await payingMember();
    for (const typed of ['cancel', 'cancel plan', 'cancel my subscription', 'Cancel my plan'])
      expect((await pagesOf(typed, member.token))[0], typed).toBe(cancelEntry);
    for (const typed of ['update card', 'change card', 'payment method'])
      expect((await pagesOf(typed, member.token))[0], typed).toBe(cardEntry);
  });

  it('offers no second cancellation', async () => {
    const { member, subscription } = await payingMember();
    await cancel(member, subscription.id);
    expect(await pagesOf('cancel', member.token)).not.toContain(cancelEntry);
    expect(await pagesOf('update card', member.token)).toContain(cardEntry);
  });

  it('leads anyone else to Billing', async () => {
    const { token } = await registerMember();
    for (const bearer of [token, undefined]) {
      const pages = await pagesOf('cancel plan', bearer);
      expect(pages).not.toContain(cancelEntry);
      expect(pages[0]).toBe('Plan and billing: /account/billing');
    }
  });
});
