import { ledgerFilePath } from '@/lib/domain/signals/ledger/ledger-paths';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { db, pool } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { setClock } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { emptyLedger } from '@/tests/support/features/empty-ledger';
import { makeSymbol } from '@/tests/support/features/market';

export const bearer = () => settings().opsToken;

/** Sets up an empty ledger on a Monday at 10 am in New York, and a stock at $200; returns its ticker. */
export async function startDesk(): Promise<string> {
  await emptyLedger('signal_entries');
  await emptyLedger('signal_terms');
  await db().delete(trades);
  const symbol = await makeSymbol({ figures: { priceCents: 20_000, priceDay: '2026-05-29' } });
  setTime('2026-06-01T14:00:00Z');
  return symbol;
}

export const setTime = (time: string) => setClock(() => new Date(time));

const post = (path: string, body: object) => visitor().send('POST', path, { bearer: bearer(), body });

/** The operator's calls, about the first signal unless another is given. */
export const desk = {
  open: (symbol: string, over: object = {}) =>
    post('/api/ops/signals', {
      ...{ symbol, tradeType: 'Call', expiration: '2026-07-17', strike: 200, bid: 4.1 },
      ...over,
    }),
  close: (body: object, id = 'live-0001') => post(`/api/ops/signals/${id}/close`, body),
  correct: (body: object, id = 'live-0001') => post(`/api/ops/signals/${id}/corrections`, body),
};

export const readLive = async () => (await visitor().ask(tradesContract.list, { query: { variant: 'live' } })).answer;
export const readLedger = async () => (await visitor().send('GET', ledgerFilePath, {})).answer as string;
export const countEntries = async () => (await readLedger()).trimEnd().split('\n').length - 1;

/** A member with a confirmed email address and a plan. */
export async function registerHolder(): Promise<Member> {
  const member = await registerMember();
  await pool().query('update accounts set email_confirmed_at = now() where id = $1', [member.id]);
  const body = { email: member.email, subscriptionType: 'member' as const, until: '2027-01-01', reason: 'A test' };
  await visitor().ask(billingOperationContract.grant, { bearer: bearer(), body });
  return member;
}
