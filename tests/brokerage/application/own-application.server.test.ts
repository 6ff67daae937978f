import { describe, expect, it } from 'vitest';
import { banksContract } from '@/lib/contracts/brokerage/banks';
import { brokerageContract as contract } from '@/lib/contracts/brokerage/brokerage';
import { homeContract } from '@/lib/contracts/my-account/home';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import type { Member } from '@/tests/support/database/factories';
import { statementsOf } from '@/tests/support/database/statements';
import { linkBank, memberWithAccount } from '@/tests/support/features/banks';
import { memberWithBank, send } from '@/tests/support/features/transfers';

const read = async ({ token: bearer }: Member) => (await visitor().ask(contract.application, { bearer })).answer;

/** The next funding step, as the status page and the member's home show it. */
async function stepsOf(member: Member) {
  const [{ fundingStep }, { answer: home }] = await Promise.all([
    read(member),
    visitor().ask(homeContract.read, { bearer: member.token }),
  ]);
  return [fundingStep, home.application?.fundingStep];
}
const both = (step: string | null) => [step, step];

describe('[F10] the next step after an application', () => {
  it('goes from the bank to the first deposit and on to the transfers, the same on both pages', async () => {
    const member = await memberWithAccount();
    expect(await stepsOf(member)).toEqual(both('connect-bank'));
    await linkBank(member);
    expect(await stepsOf(member)).toEqual(both('bank-setup'));
    await pool().query(`update bank_links set state = 'approved' where account_id = $1`, [member.id]);
    expect(await stepsOf(member)).toEqual(both('deposit'));
  });

  it('counts a deposit in progress, and none that failed', async () => {
    const member = await memberWithBank();
    await send(member, 10_000);
    expect(await stepsOf(member)).toEqual(both('transfers'));
    await pool().query(`update transfers set status = 'returned' where account_id = $1`, [member.id]);
    expect(await stepsOf(member)).toEqual(both('deposit'));
  });

  it('is none before the account is active, and no other member’s bank counts', async () => {
    expect(await stepsOf(await memberWithAccount('APPROVED'))).toEqual(both(null));
    const other = await memberWithBank();
    expect((await visitor().ask(banksContract.list, { bearer: other.token })).answer.items).toHaveLength(1);
    expect(await stepsOf(await memberWithAccount())).toEqual(both('connect-bank'));
  });

  it('[P4] takes three queries, also with a bank and deposits', async () => {
    const member = await memberWithBank();
    await send(member, 10_000);
    // The broker is not queried again within seconds.
    await read(member);
    const statements = await statementsOf(() => read(member));
    expect(statements.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(3);
  });
});
