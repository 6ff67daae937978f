import { authContract } from '@/lib/contracts/accounts/auth';
import { linkedAccountsContract as contract } from '@/lib/contracts/accounts/linked-accounts';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { goodPassword, registerMember, type Member } from '@/tests/support/database/factories';

type Bearer = { token: string };

export const confirmEmail = ({ id }: Pick<Member, 'id'>) =>
  pool().query('update accounts set email_confirmed_at = created_at where id = $1', [id]);

export const become = ({ token: bearer }: Bearer, body: object = {}, from = visitor()) =>
  from.ask(contract.continueAsInvestor, { bearer, body: { password: goodPassword, consent: true, ...body } });
export const switchOver = ({ token: bearer, refreshToken }: Bearer & { refreshToken: string }) =>
  visitor().ask(contract.switchAccount, { bearer, body: { refreshToken } });
export const session = async ({ token: bearer }: Bearer) => {
  const reply = await visitor().ask(authContract.session, { bearer });
  return reply.status === 200 ? reply.answer : reply.status;
};

/** A member with a confirmed address, and the session of their investor account. */
export async function investingMember() {
  const member = await registerMember();
  await confirmEmail(member);
  return { member, investor: (await become(member)).answer };
}
