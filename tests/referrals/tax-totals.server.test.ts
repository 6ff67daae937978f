import { describe, expect, it } from 'vitest';
import { isReportable, reportingThreshold } from '@/lib/domain/referrals/tax-forms';
import { pool } from '@/lib/server/platform/db/pool';
import { runPayouts } from '@/lib/server/referrals/payouts/payouts-commands';
import { operatorHttp } from '@/tests/support/api/operator';
import { readyPayee } from '@/tests/support/features/payouts';
import { payOut } from '@/tests/support/features/commissions';

const payouts = (...args: string[]) => runPayouts(operatorHttp(), args);

describe('[A7] the yearly totals', () => {
  it.each([
    [2025, 60_000],
    [2026, 200_000],
    [2027, 200_000],
  ])('of %i are reported from %i cents on', (year, cents) => {
    expect(reportingThreshold(year).cents).toBe(cents);
    expect(reportingThreshold(year).source).toContain('6041A');
    const individual = { kind: 'w9', classification: 'individual' } as const;
    expect([isReportable(individual, cents, year), isReportable(individual, cents - 1, year)]).toEqual([true, false]);
    expect(isReportable({ kind: 'w9', classification: 's_corporation' }, cents, year)).toBe(false);
    expect(isReportable({ kind: 'foreign', classification: null }, cents, year)).toBe(false);
  });

  it('count what was paid and not returned, and decrypt tax ids only for filing', async () => {
    const [rich, poor, back] = [await readyPayee(1_000_000), await readyPayee(10_000), await readyPayee(10_000)];
    for (const { id } of [rich, poor, back]) await payOut(id);
    await pool().query(`update payouts set paid_at = '2026-07-01', sent_at = '2026-07-01' where state = 'paid'`);
    await pool().query(
      `update payouts set state = 'returned', ended_at = now(), reason = 'R03', changed_at = now() where payee_id = $1`,
      [back.id],
    );
    const plain = (await payouts('tax', '2026')) ?? '';
    const lineOf = (csv: string, id: string) => csv.split('\r\n').find((line) => line.startsWith(id));
    expect(lineOf(plain, rich.id)).toBe(`${rich.id},${rich.email},w9,individual,…3456,2000.00,yes`);
    expect(lineOf(plain, poor.id)).toMatch(/,20\.00,no$/);
    expect(lineOf(plain, back.id)).toBeUndefined();
    expect(plain).not.toContain('900123456');
    const whole = (await payouts('tax', '2026', 'whole')) ?? '';
    expect(lineOf(whole, rich.id)).toContain(',yes,Ann Lee,,1 Main Street,Austin,TX,78701,ssn,900123456');
    expect(lineOf(whole, poor.id)).toMatch(/,20\.00,no$/);
    expect(await payouts('tax', '2025')).not.toContain(rich.id);
    const { rows } = await pool().query(
      `select detail ->> 'hasTaxIds' as whole from audit_events where event = 'tax_totals_read' order by id`,
    );
    expect(rows).toEqual([{ whole: 'false' }, { whole: 'true' }, { whole: 'false' }]);
    expect(await payouts('statement', '2026', rich.email)).toMatch(
      /\r\n2026-07-01,\w{20},bank,,2000\.00\r\ntotal,,,,2000\.00$/,
    );
    for (const wrong of [['tax'], ['tax', '26'], ['tax', '2026', 'all'], ['statement', '2026']])
      expect(await payouts(...wrong), wrong.join(' ')).toBeUndefined();
  });
});
