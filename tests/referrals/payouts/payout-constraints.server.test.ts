import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { payoutsOf, readyPayee, refund, requestPayout } from '@/tests/support/features/payouts';

describe('[A7] the database', () => {
  const payoutOf = async () => {
    const member = await readyPayee(10_000);
    return { member, id: (await requestPayout(member)).answer.payouts[0]?.id ?? '' };
  };
  const insert = (payeeId: string, cents: number) =>
    pool().query(
      `insert into payouts (id, payee_id, method, amount_cents, state, requested_at, changed_at)
       values ($1, $1, 'bank', $2, 'requested', now(), now())`,
      [payeeId, cents],
    );

  it('refuses a payout that is not the sum of its commissions, and a second open one', async () => {
    const member = await readyPayee(10_000);
    await expect(insert(member.id, 2_000)).rejects.toMatchObject({ code: '23514', constraint: 'payouts_add_up' });
    await requestPayout(member);
    await expect(insert(member.id, 2_000)).rejects.toMatchObject({ code: '23505', constraint: 'payouts_one_open' });
  });

  it('refuses to mark a commission as paid except by a payout', async () => {
    const { member } = await payoutOf();
    const pay = `update commissions set paid_cents = earned_cents, paid_at = now() where payee_id = $1`;
    await expect(pool().query(pay, [member.id])).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a payout whose commission has changed, and one that is sent twice', async () => {
    const { member, id } = await payoutOf();
    const send = () =>
      pool().query(`update payouts set state = 'sending', sent_at = now(), changed_at = now() where id = $1`, [id]);
    const { rows } = await pool().query<{ invoice_id: string }>(
      'select invoice_id from commissions where payee_id = $1',
      [member.id],
    );
    await refund(rows[0]?.invoice_id ?? '', 100);
    await expect(send()).rejects.toMatchObject({ code: '23514', constraint: 'payouts_pay' });
    await refund(rows[0]?.invoice_id ?? '', 0);
    await send();
    expect((await payoutsOf(member)).balance).toMatchObject({ approvedCents: 0, paidCents: 2_000 });
    await expect(pool().query(`update payouts set state = 'requested' where id = $1`, [id])).resolves.toMatchObject({
      rowCount: 1,
    });
    expect((await payoutsOf(member)).balance).toMatchObject({ approvedCents: 2_000, paidCents: 0 });
    for (const statement of [
      `update payouts set amount_cents = 1 where id = '${id}'`,
      `update payout_items set cents = 1 where payout_id = '${id}'`,
      `update payouts set state = 'paid', paid_at = now(), sent_at = now() where id = '${id}'`,
    ])
      await expect(pool().query(statement), statement).rejects.toMatchObject({ code: '23514' });
    await expect(pool().query('delete from payouts')).rejects.toMatchObject({ code: '42501' });
  });
});
