import { expect } from 'vitest';
import { myAccountContract as account } from '@/lib/contracts/my-account/my-account';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { eventually } from '@/tests/support/eventually';
import { goodPassword, mailsTo, type Member } from '@/tests/support/database/factories';

/** The token in the newest mail of a template. */
async function tokenIn(email: string, template: string, path: string) {
  await drainOutbox();
  const text = (await mailsTo(email)).findLast((mail) => mail.template === template)?.text ?? '';
  return new RegExp(`${path}/([\\w-]{43})`).exec(text)?.[1] ?? '';
}

export const requestEmail = ({ token: bearer }: Pick<Member, 'token'>, email: string, password = goodPassword) =>
  visitor().ask(account.requestEmail, { bearer, body: { email, password } });
export const changeToken = (email: string) => tokenIn(email, 'email-confirm', 'confirm-email');
export const cancelToken = (email: string) => tokenIn(email, 'email-requested', 'cancel-email');
export const confirm = (token: string) => visitor().ask(account.confirmEmail, { body: { token } });
export const cancel = (token: string) => visitor().ask(account.cancelEmail, { body: { token } });
export const emailOf = async ({ token: bearer }: Pick<Member, 'token'>) =>
  (await visitor().ask(account.read, { bearer })).answer;

/**
 * Runs an action that waits for the lock on the account's row, and applies a change under that lock before the action
 * continues.
 */
export async function overtake<Result>({ id }: Member, act: () => Promise<Result>, change: string): Promise<Result> {
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('select from accounts where id = $1 for update', [id]);
    const { rows: own } = await client.query<{ xid: string }>('select pg_current_xact_id()::xid::text as xid');
    const acting = act();
    await eventually(async () => {
      const waiting = 'select from pg_locks where not granted and transactionid::text = $1';
      expect((await pool().query(waiting, [own[0]?.xid])).rows).toHaveLength(1);
    });
    await client.query(change, [id]);
    await client.query('commit');
    return await acting;
  } finally {
    client.release(true);
  }
}
