import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAmbassador } from '@/lib/content/referrals/sample-ambassador';
import { usersContract } from '@/lib/contracts/accounts/users';
import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { statementsContract as contract } from '@/lib/contracts/referrals/statements';
import { seedReferrals } from '@/lib/server/sample-data/referrals';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { owed, payOut } from '@/tests/support/features/commissions';
import { readCsv } from '@/tests/shared/read-csv';

let bearer = '';
let payeeId = '';
beforeAll(async () => {
  await seedReferrals('2026-11-23');
  const { answer } = await visitor().ask(usersContract.login, { body: sampleAmbassador });
  [bearer, payeeId] = [answer.token, answer.id];
  await payOut(payeeId);
});

const list = async () => (await visitor().ask(contract.list, { bearer })).answer.items;
const file = async (month: string) => {
  const reply = await visitor().send('GET', `/api/referrals/statements/${month}/csv`, { bearer });
  return { status: reply.status, rows: readCsv(reply.text) };
};
const cents = (dollars: string | undefined) => Math.round(Number(dollars) * 100);

describe('[A7] a monthly statement', () => {
  it('has lines that add up to its closing balance, and the last to the ledger, to the cent', async () => {
    const statements = await list();
    let balance = 0;
    for (const { month, openingCents, closingCents, lines } of statements.toReversed()) {
      const [, opening, ...rest] = (await file(month)).rows;
      const closing = rest.pop();
      const sum = rest.reduce((total, row) => total + cents(row[6]), 0);
      expect([openingCents, cents(opening?.[7])], month).toEqual([balance, balance]);
      balance += sum;
      expect([closingCents, cents(closing?.[7]), rest.length], month).toEqual([balance, balance, lines]);
    }
    expect(balance).toBe(await owed(payeeId));
    const { answer } = await visitor().ask(earningsContract.overview, { bearer });
    expect(answer.balanceCents).toBe(balance);
  });

  it('sums up each kind of entry of both degrees: a month checked by hand', async () => {
    // 20% of three payments of $20 and one of $10, and 10% of one of $20; one payment of $20 was refunded.
    expect((await list()).find((one) => one.month === '2026-09')).toMatchObject({
      ...{ earnedCents: 1_600, reversedCents: 400, paidCents: 0, lines: 6 },
    });
  });

  it.each(['2026-13', '2026-1', 'x', '2020-01', '2026-09-01'])('does not exist for %s', async (month) => {
    expect((await file(month)).status).toBe(404);
  });

  it('is empty for a member without commissions, who cannot read those of others', async () => {
    const member = await registerMember();
    const { answer } = await visitor().ask(contract.list, { bearer: member.token });
    expect(answer.items).toEqual([]);
    const { status } = await visitor().send('GET', '/api/referrals/statements/2026-09/csv', { bearer: member.token });
    expect(status).toBe(404);
  });
});
