import { operationContract } from '@/lib/contracts/platform/operation';
import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from './api';
import { outboxTo } from '@/tests/support/providers/texts';

export const signUp = (body: object, from = visitor()) => from.ask(simpleSignupContract.signUp, { body });
export const confirm = (token: string) => visitor().ask(simpleSignupContract.confirm, { body: { token } });
export const fillDrawer = (...urls: string[]) =>
  visitor().ask(operationContract.addInvites, { body: { urls }, bearer: settings().opsToken });

let counted = 0;
export const freshInvite = () => `https://discord.gg/member${(counted += 1)}`;

/** The token of the newest link sent to an address. */
export async function tokenSentTo(address: string) {
  await drainOutbox();
  const text = (await outboxTo(address)).at(-1)?.text ?? '';
  const token = /\/confirm-signup\/([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error(`No link was sent to ${address}.`);
  return token;
}

export async function signupOf(key: string) {
  const { rows } = await pool().query<{
    id: string;
    member_id: string;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
  }>('select * from signups where key = $1', [key]);
  return rows[0];
}

export async function emptyDrawer() {
  await pool().query('delete from invites');
}
