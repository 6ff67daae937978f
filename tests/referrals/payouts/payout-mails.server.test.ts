import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { approvedRun, payoutDesk, readyPayee, requestPayout } from '@/tests/support/features/payouts';

type News = { kind: string; amountCents: number | null; destination: string; reason: string | null };

/** The data of a member's mails about payouts, oldest first. */
async function newsTo({ id }: { id: string }) {
  const { rows } = await pool().query<{ data: News }>(
    `select payload -> 'data' as data from outbox o join accounts a on a.email = payload ->> 'to'
      where a.id = $1 and payload ->> 'template' = 'payout-news' order by o.created_at, o.id`,
    [id],
  );
  return rows.map(({ data }) => data);
}

describe('[A7] a payee is mailed', () => {
  it('when the details changed, a payout was requested, sent, or returned', async () => {
    const member = await readyPayee(10_000);
    await requestPayout(member);
    const run = await approvedRun('bank');
    await payoutDesk.export(run);
    await payoutDesk.settle(run);
    const payout = (await payoutDesk.show(run)).payouts[0]?.id ?? '';
    await payoutDesk.fail(payout, 'R02 account closed');
    const destination = expect.stringMatching(/^the bank account ending in \d{4}$/) as string;
    expect(await newsTo(member)).toMatchObject([
      { kind: 'details-changed', amountCents: null, destination, reason: null },
      { kind: 'requested', amountCents: 2_000, destination, reason: null },
      { kind: 'paid', amountCents: 2_000, destination, reason: null },
      { kind: 'returned', amountCents: 2_000, destination, reason: 'R02 account closed' },
    ]);
  });

  it('when a payout failed before it was paid', async () => {
    const member = await readyPayee(10_000);
    await requestPayout(member);
    const run = await approvedRun('bank');
    await payoutDesk.export(run);
    const payout = (await payoutDesk.show(run)).payouts[0]?.id ?? '';
    await payoutDesk.fail(payout, 'R03 no account');
    expect((await newsTo(member)).at(-1)).toMatchObject({ kind: 'failed', reason: 'R03 no account' });
  });
});
