import { afterEach, expect, it, vi } from 'vitest';
import { syncCards } from '@/lib/server/membership/billing-customers';
import { requirePayments } from '@/lib/server/membership/payments';
import { eventually } from '@/tests/support/eventually';
import { registerMember } from '@/tests/support/database/factories';
import { addCard, customerOf, readBilling } from '@/tests/support/features/payments';

afterEach(() => vi.restoreAllMocks());

it('[E3] [E4] an older answer from Stripe about the cards does not overwrite a newer one', async () => {
  const member = await registerMember();
  await addCard(member);
  const payments = await requirePayments();
  const customerId = await customerOf(member);
  const now = await payments.listCards(customerId);
  const held = Promise.withResolvers<typeof now>();
  const listing = vi.spyOn(payments, 'listCards').mockReturnValueOnce(held.promise);

  const early = syncCards(member.id, customerId);
  await eventually(() => expect(listing).toHaveBeenCalledTimes(1));
  await syncCards(member.id, customerId);
  held.resolve({ ...now, defaultId: null });
  await early;
  expect((await readBilling(member)).cards).toEqual([expect.objectContaining({ isDefault: true })]);
  await syncCards(member.id, customerId);
  expect((await readBilling(member)).cards).toHaveLength(1);
});
