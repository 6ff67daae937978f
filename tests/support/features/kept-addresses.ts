import { seedTenTrades } from '@/tests/signals/listing/ten-trades';
import type { Member } from '@/tests/support/database/factories';
import { saleAddresses } from './commissions';
import { payoutDesk } from './payouts';

/** Creates a sale, a payout run and trades, and returns the URLs that read them, by path pattern. */
export async function keptAddresses(user: Pick<Member, 'id' | 'email'>): Promise<Record<string, string>> {
  await seedTenTrades();
  const run = await payoutDesk.prepare('bank');
  const ofUser = `?email=${encodeURIComponent(user.email)}`;
  return {
    ...(await saleAddresses(user)),
    '/api/trades/signals/:id': '/api/trades/signals/t-1',
    '/api/ops/payouts/runs/:id': `/api/ops/payouts/runs/${run.id}`,
    '/api/ops/partners': `/api/ops/partners${ofUser}`,
    '/api/ops/cofounder-grants': `/api/ops/cofounder-grants${ofUser}`,
  };
}
