import { banksContract } from '@/lib/contracts/brokerage/banks';
import { transfersContract as contract } from '@/lib/contracts/brokerage/transfers';
import { randomId } from '@/lib/domain/shared/ids';
import type { TransferDirection } from '@/lib/domain/brokerage/transfers';
import { now, setClock } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import { transfers } from '@/lib/server/platform/db/schema/transfers';
import { followTransfers } from '@/lib/server/brokerage/transfers/follow-transfers-job';
import { visitor } from '@/tests/support/api/api';
import { linkBank, memberWithAccount } from './banks';
import { logIn, type Member } from '@/tests/support/database/factories';

type Caller = Pick<Member, 'token'>;

/** A member with an active account and an approved bank. */
export async function memberWithBank(): Promise<Member> {
  const member = await memberWithAccount();
  await linkBank(member);
  await pool().query(
    `update simulated_records set data = jsonb_set(data, '{banks,0,status}', '"APPROVED"')
      where key = (select broker_account_id from applications where account_id = $1)`,
    [member.id],
  );
  await pool().query(`update bank_links set state = 'approved' where account_id = $1`, [member.id]);
  return member;
}

/** Submits a transfer, with a new idempotency key unless one is given. */
export const send = (
  { token: bearer }: Caller,
  amountCents: unknown,
  { direction = 'deposit', key = randomId() }: { direction?: TransferDirection; key?: string } = {},
) =>
  visitor().send('POST', contract.create.path, {
    bearer,
    headers: { 'Idempotency-Key': key },
    body: { direction, amountCents },
  });

export const listOf = async ({ token: bearer }: Caller) =>
  (await visitor().ask(contract.list, { bearer, query: {} })).answer.items;
export const fundingOf = async ({ token: bearer }: Caller) =>
  (await visitor().ask(contract.funding, { bearer })).answer;
export const cancel = ({ token: bearer }: Caller, id: string) =>
  visitor().ask(contract.cancel, { bearer, params: { id } });
export const banksOf = async ({ token: bearer }: Caller) =>
  (await visitor().ask(banksContract.list, { bearer })).answer;

/**
 * The statuses of a member's transfers, newest first. Reads the database, so that no session is needed after the clock
 * moved.
 */
export async function statusesOf({ id }: Pick<Member, 'id'>): Promise<string[]> {
  const { rows } = await pool().query<{ status: string }>(
    'select status from transfers where account_id = $1 order by created_at desc, id desc',
    [id],
  );
  return rows.map(({ status }) => status);
}

/** A member's transfers at the simulated broker. */
export async function atBroker({ id }: Pick<Member, 'id'>) {
  const { rows } = await pool().query<{ transfers: { id: string; cents: number; steps: string[][] }[] | null }>(
    `select data -> 'transfers' as transfers from simulated_records
      where key = (select broker_account_id from applications where account_id = $1)`,
    [id],
  );
  return rows[0]?.transfers ?? [];
}

/** Sets the clock to an instant and runs the transfer job. */
export async function jumpTo(instant: string | Date) {
  const at = new Date(instant);
  setClock(() => at);
  await followTransfers();
}

/** Signs the member in again: moving the clock expires sessions. */
export const signInAgain = async (member: Member): Promise<Member> => ({ ...member, ...(await logIn(member)) });

/** Inserts a canceled deposit of a member; returns its id. */
export async function canceledDeposit({ id: accountId }: Pick<Member, 'id'>): Promise<string> {
  const id = randomId();
  const at = now();
  await db()
    .insert(transfers)
    .values({
      ...{ id, accountId, requestKey: randomId(), direction: 'deposit', amountCents: 10_000, status: 'canceled' },
      ...{ bankName: 'First Platypus Bank', relationshipId: randomId(), brokerAccountId: randomId() },
      ...{ expectedOn: at.toISOString().slice(0, 10), createdAt: at, firstSentAt: at },
    });
  return id;
}

/** The broker's ids of a member's transfer, bank and account. */
export async function brokerIdsOf({ id }: Pick<Member, 'id'>) {
  const { rows } = await pool().query<{ transfer: string; bank: string; account: string }>(
    `select broker_transfer_id as transfer, relationship_id as bank, broker_account_id as account from transfers
      where account_id = $1`,
    [id],
  );
  return rows[0] ?? { transfer: '', bank: '', account: '' };
}

/** A deposit of $100 as the broker lists it. */
export function depositAtBroker({ transfer, bank, account }: Awaited<ReturnType<typeof brokerIdsOf>>, status: string) {
  const at = now().toISOString();
  return {
    ...{ id: transfer, relationship_id: bank, account_id: account, type: 'ach', status, reason: null },
    ...{ amount: '100', direction: 'INCOMING', created_at: at, updated_at: at, expires_at: at },
  };
}
