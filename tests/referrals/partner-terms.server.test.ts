import { afterEach, describe, expect, it } from 'vitest';
import { ratesContract } from '@/lib/contracts/referrals/rates';
import { traceSteps, type TraceStep } from '@/lib/content/referrals/sale-trace';
import { traceSale } from '@/lib/server/referrals/earnings/trace';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { readOverview } from '@/lib/server/referrals/earnings/overview';
import { readOwnRates } from '@/lib/server/referrals/partners/rates';
import { runPartners } from '@/lib/server/referrals/partners/partners-commands';
import { visitor } from '@/tests/support/api/api';
import { operatorHttp } from '@/tests/support/api/operator';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { bind, commissionsOf, newAccounts, sale } from '@/tests/support/features/commissions';

afterEach(() => setClock());

const on = (day: string) => setClock(() => new Date(`${day}T12:00:00Z`));
const partners = (...args: string[]) => runPartners(operatorHttp(), args);
const ratesOf = async ({ token: bearer }: Member) => (await visitor().ask(ratesContract.own, { bearer })).answer;

async function cutOn(day: string, ownerId: string, degree = 1) {
  const [payerId = ''] = await newAccounts(1);
  const rows = await commissionsOf(await sale({ payerId, ownerId, cents: 10_000, paidAt: day }));
  return rows.find((row) => row.degree === degree)?.cut_bp;
}

describe('[A14] agreed terms', () => {
  it('replace the rate from their first to their last day, shown as applied', async () => {
    const member = await registerMember();
    on('2026-11-23');
    await partners('rate', member.email, '1', '30', '2026-12-01', '2026-12-31', 'Launch partner');
    const seen = [];
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'])
      seen.push([day, await cutOn(`${day}T12:00:00Z`, member.id)]);
    expect(seen).toEqual([
      ['2026-11-30', 2_000],
      ['2026-12-01', 3_000],
      ['2026-12-31', 3_000],
      ['2027-01-01', 2_000],
    ]);
    on('2026-12-05');
    expect(await readOwnRates(member.id)).toMatchObject({
      levels: [{ cutBp: 3_000 }, { cutBp: 1_000, termsId: null }],
      terms: [{ level: 1, cutBp: 3_000, startsOn: '2026-12-01', endsOn: '2026-12-31', isCurrent: true }],
    });
    expect((await readOverview(member.id)).levels.map(({ cutBp }) => cutBp)).toEqual([3_000, 1_000]);
    setClock();
    expect((await ratesOf(member)).levels).toMatchObject([
      { level: 1, cutBp: 2_000, termsId: null },
      { level: 2, cutBp: 1_000, termsId: null },
    ]);
  });

  it('end earlier when the operator says so, and past sales keep their rate', async () => {
    const member = await registerMember();
    on('2026-11-23');
    const output = await partners('rate', member.email, '1', '22.5', '2026-11-24', '2027-11-24', 'Partner');
    const id = /^(\w{20}) {2}level 1 {2}22\.5%/m.exec(output ?? '')?.[1] ?? '';
    const before = await cutOn('2026-11-25T12:00:00Z', member.id);
    on('2026-11-26');
    expect(await partners('end', id)).toBe('Ended on 2026-11-26');
    const after = [await cutOn('2026-11-26T12:00:00Z', member.id), await cutOn('2026-11-27T12:00:00Z', member.id)];
    expect([before, ...after]).toEqual([2_250, 2_250, 2_000]);
    await expect(partners('end', id)).rejects.toThrow();
    on('2026-11-27');
    expect((await readOwnRates(member.id)).terms).toMatchObject([{ endsOn: '2026-11-26', isCurrent: false }]);
    expect(await partners(member.email)).toContain('ended 2026-11-26');
  });

  it('may require a sale of one’s own before the second degree is paid', async () => {
    const [member, owner] = [await registerMember(), await registerMember()];
    await bind(owner.id, member.id);
    on('2026-11-23');
    await partners('activity', member.email, '30', '2026-11-24', '2027-12-31', 'Agreed');
    expect(await cutOn('2026-12-10T12:00:00Z', owner.id, 2)).toBe(0);
    await cutOn('2026-12-15T12:00:00Z', member.id);
    expect(await cutOn('2027-01-13T12:00:00Z', owner.id, 2)).toBe(1_000);
    expect(await cutOn('2027-01-15T12:00:00Z', owner.id, 2)).toBe(0);
    expect(await cutOn('2027-01-15T12:00:00Z', owner.id, 1)).toBe(2_000);
  });

  it('[A10] explain in the trace why a sale earned nothing', async () => {
    const [member, owner] = [await registerMember(), await registerMember()];
    await bind(owner.id, member.id);
    on('2026-11-23');
    await partners('activity', member.email, '30', '2026-11-24', '2027-12-31', 'Agreed');
    const [unmet = '', met = ''] = await newAccounts(2);
    const early = await sale({ payerId: unmet, ownerId: owner.id, cents: 10_000, paidAt: '2026-12-10T12:00:00Z' });
    await cutOn('2026-12-15T12:00:00Z', member.id);
    const late = await sale({ payerId: met, ownerId: owner.id, cents: 10_000, paidAt: '2026-12-20T12:00:00Z' });
    const stepsOf = async (id: string) => traceSteps(await traceSale(member.id, id));
    const text = (steps: TraceStep[], title: string) => steps.find((step) => step.title === title)?.text;
    const [before, after] = [await stepsOf(early), await stepsOf(late)];
    expect(text(before, 'Rate')).toBe(
      'Agreed with you: 0%. Your terms require a first-degree sale in the 30 days before the payment, and there was none. $100.00 × 0% = $0.00.',
    );
    expect(text(before, 'Commission')).toBe(
      'No commission. Your terms require a first-degree sale in the 30 days before the payment, and there was none.',
    );
    expect(text(after, 'Rate')).toBe('Agreed with you: 10%. $100.00 × 10% = $10.00.');
    expect(text(after, 'Commission')).toMatch(/^\$10\.00 pending until /);
  });

  it('begin after today, do not overlap, and never change', async () => {
    const { email } = await registerMember();
    on('2026-11-23');
    await expect(partners('rate', email, '1', '30', '2026-11-23', '2026-12-31', 'Late')).rejects.toMatchObject({
      response: { status: 422 },
    });
    await partners('rate', email, '1', '30', '2026-12-01', '2026-12-31', 'One');
    await expect(partners('rate', email, '1', '35', '2026-12-31', '2027-01-31', 'Two')).rejects.toMatchObject({
      response: { status: 409 },
    });
    await partners('rate', email, '2', '12', '2026-12-01', '2026-12-31', 'Other level');
    await expect(pool().query('update partner_terms set cut_bp = 1')).rejects.toMatchObject({ code: '42501' });
    await expect(pool().query('delete from partner_terms')).rejects.toMatchObject({ code: '42501' });
  });

  it.each([['rate'], ['rate', 'a@b.test', '3', '30', '2026-12-01', '2026-12-31', 'x'], ['activity', 'a@b.test', 'x']])(
    '[K6] are refused without their arguments: %j',
    async (...args) => {
      expect(await partners(...args)).toBeUndefined();
    },
  );
});
