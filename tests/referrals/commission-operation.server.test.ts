import { afterEach, describe, expect, it } from 'vitest';
import { commissionOperationContract as contract } from '@/lib/contracts/referrals/commission-operation';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { approveCommissions } from '@/lib/server/referrals/approve-commissions-job';
import { visitor } from '@/tests/support/api/api';
import { commissionsOf, newAccounts, payOut, sale } from '@/tests/support/features/commissions';

afterEach(() => setClock());

async function soldOnce() {
  const [payerId = '', ownerId = ''] = await newAccounts(2);
  const [row] = await commissionsOf(await sale({ payerId, ownerId, paidAt: '2026-11-01' }));
  return { id: row?.id ?? '', payerId, ownerId };
}

const operator = () => ({ bearer: settings().opsToken });
const hold = (id: string, reason = 'Same household') =>
  visitor().ask(contract.hold, { ...operator(), params: { id }, body: { reason } });
const release = (id: string) => visitor().ask(contract.release, { ...operator(), params: { id } });
const list = async (state?: 'held' | 'approved') =>
  (await visitor().ask(contract.list, { ...operator(), query: { state, limit: 50 } })).answer.items;

async function approveAt(moment: string) {
  setClock(() => new Date(moment));
  await approveCommissions();
  setClock();
}

describe('[A7] a held commission', () => {
  it('is not approved until it is released, and each step is in the audit trail', async () => {
    const { id, ownerId, payerId } = await soldOnce();
    expect((await hold(id)).answer).toMatchObject({ id, state: 'held', holdReason: 'Same household' });
    await approveAt('2026-12-05T00:00:00Z');
    expect(await list('held')).toMatchObject([
      { id, degree: 1, payeeId: ownerId, payerId, earnedCents: 400, reversedCents: 0, cutBp: 2_000, rateVersion: 1 },
    ]);
    expect(await list('approved')).toEqual([]);
    expect((await release(id)).answer).toMatchObject({ state: 'pending', holdReason: null });
    await approveAt('2026-12-05T01:00:00Z');
    expect(await list('approved')).toMatchObject([{ id }]);
    const { rows } = await pool().query(
      `select event, subject, detail from audit_events where event like 'commission%' order by id`,
    );
    const detail = { commission: id, reason: 'Same household' };
    expect(rows).toEqual([
      { event: 'commission_held', subject: ownerId, detail },
      { event: 'commission_released', subject: ownerId, detail },
    ]);
  });

  it('is not paid, and returns to its previous state when released', async () => {
    const { id, ownerId } = await soldOnce();
    await approveAt('2026-12-05T00:00:00Z');
    await hold(id);
    await payOut(ownerId);
    expect((await release(id)).answer).toMatchObject({ state: 'approved', paidCents: 0 });
  });

  it('must be unpaid, known, given a reason and held once', async () => {
    const { id, ownerId } = await soldOnce();
    expect((await hold('unknown')).status).toBe(404);
    expect((await hold(id, ' ')).status).toBe(400);
    expect((await release(id)).status).toBe(409);
    await hold(id);
    expect((await hold(id, 'Another')).status).toBe(409);
    await release(id);
    await approveAt('2026-12-05T00:00:00Z');
    await payOut(ownerId);
    expect((await hold(id)).status).toBe(409);
  });
});
