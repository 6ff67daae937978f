import { expect, it } from 'vitest';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { payingMember } from '@/tests/support/features/payments';

async function monthlyRevenue() {
  const { answer } = await visitor().ask(billingOperationContract.figures, { bearer: settings().opsToken });
  return answer.mrrCents;
}

it('[E1] a monthly plan counts its price and a yearly plan a twelfth, to the cent', async () => {
  const before = await monthlyRevenue();
  await payingMember({ interval: 'month' });
  expect((await monthlyRevenue()) - before).toBe(2_000);
  await payingMember({ interval: 'year' });
  // $20 a month plus $200 / 12 = $16.67.
  expect((await monthlyRevenue()) - before).toBe(3_667);
});
