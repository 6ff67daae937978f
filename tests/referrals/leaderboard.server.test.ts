import { describe, expect, it } from 'vitest';
import { leaderboardContract as contract } from '@/lib/contracts/referrals/leaderboard';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { newAccounts, sale } from '@/tests/support/features/commissions';
import { promoter } from '@/tests/support/features/payments';

const read = async (member: Member) => (await visitor().ask(contract.read, { bearer: member.token })).answer;
const list = async (member: Member, isListed: boolean) =>
  (await visitor().ask(contract.list, { bearer: member.token, body: { isListed } })).answer;

async function ambassadorWith(customers: number) {
  const { member } = await promoter();
  for (const payerId of await newAccounts(customers)) await sale({ payerId, ownerId: member.id });
  return member;
}

describe('[A11] the leaderboard', () => {
  it('lists those who agreed and no one else, three of four here, and equal numbers share a rank', async () => {
    const [two, one, alsoTwo, silent] = [
      await ambassadorWith(2),
      await ambassadorWith(1),
      await ambassadorWith(2),
      await ambassadorWith(3),
    ];
    expect((await read(silent)).items).toEqual([]);
    for (const member of [two, one, alsoTwo]) await list(member, true);
    expect((await read(silent)).items.map(({ rank, customers, isYou }) => [rank, customers, isYou])).toEqual([
      [1, 2, false],
      [1, 2, false],
      [3, 1, false],
    ]);
    expect((await read(one)).items.map(({ name, isYou }) => [name, isYou])).toEqual([
      ['Ann L.', false],
      ['Ann L.', false],
      ['Ann L.', true],
    ]);
    // Leaving the leaderboard takes effect in the same response.
    const answer = await list(one, false);
    expect([answer.items.length, answer.isListed]).toEqual([2, false]);
    await pool().query('update accounts set deleted_at = now() where id = $1', [two.id]);
    expect((await read(alsoTwo)).items).toMatchObject([{ rank: 1, isYou: true }]);
  });

  it('is not padded: an ambassador without a customer is not on it', async () => {
    const { member } = await promoter();
    expect(await list(member, true)).toMatchObject({ isListed: true });
    expect((await read(member)).items.filter(({ isYou }) => isYou)).toEqual([]);
    const other = await registerMember();
    expect((await read(other)).isListed).toBe(false);
  });
});
