import { beforeEach, describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { billingContract } from '@/lib/contracts/membership/billing';
import { operationContract } from '@/lib/contracts/platform/operation';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { usersContract } from '@/lib/contracts/accounts/users';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { seedSignals } from '@/lib/server/sample-data/signals';
import { seedTrades } from '@/lib/server/sample-data/trades';
import { settings } from '@/lib/server/platform/settings/env';
import { risingMarket } from '@/tests/signals/rising-market';
import { visitor } from '@/tests/support/api/api';
import {
  freshEmail,
  logIn,
  readProfile,
  refresh,
  registerMember,
  requestResetToken,
  resetPassword,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';
import { addCard, readBilling, subscribe } from '@/tests/support/features/payments';
import { statementsOf } from '@/tests/support/database/statements';

let member: Member;
beforeEach(async () => {
  member = await registerMember();
});

const search = (text: string) =>
  visitor().ask(usersContract.saveSearch, { bearer: member.token, body: { search: text } });
const trades = () => visitor().ask(tradesContract.list, { query: {} });
const outbox = () => visitor().ask(operationContract.outbox, { query: { limit: '100' }, bearer: settings().opsToken });

/** The statements, except those that begin and end a transaction. */
async function queriesOf(work: () => Promise<unknown>) {
  return (await statementsOf(work)).filter((text) => !/^(begin|commit)/i.test(text)).length;
}

describe('[P4] the number of queries', () => {
  const reads: Record<string, [() => Promise<unknown>, number]> = {
    profile: [() => readProfile(member.token), 2],
    exists: [() => visitor().ask(usersContract.exists, { query: { email: freshEmail() } }), 2],
    'verify-password-request': [
      () => visitor().ask(usersContract.verifyPasswordRequest, { params: { token: 'x' } }),
      1,
    ],
    trades: [trades, 1],
    billing: [() => readBilling(member), 3],
    'payment-methods': [() => visitor().ask(billingContract.userPaymentMethods, { bearer: member.token }), 2],
    verify: [
      () =>
        visitor().ask(transactionsContract.verify, {
          bearer: member.token,
          params: { uniqueId: member.id },
          query: { subscriptionType: 'member' },
        }),
      3,
    ],
    readyz: [() => visitor().ask(operationContract.readiness, {}), 1],
    healthz: [() => visitor().ask(operationContract.health, {}), 0],
    'ops/outbox': [outbox, 1],
    'openapi.json': [() => visitor().send('GET', '/api/openapi.json'), 0],
    'a call without a bearer': [() => readProfile(undefined), 0],
    'a call with a forged bearer': [() => readProfile('a.forged.bearer-of-nobody'), 0],
  };

  it.each(Object.entries(reads))('of a read is at most three: %s', async (_, [work, max]) => {
    expect(max).toBeLessThanOrEqual(3);
    expect(await queriesOf(work)).toBe(max);
  });

  it('of a refresh is two, and one more for a retry', async () => {
    expect(await queriesOf(() => refresh(member.refreshToken))).toBe(2);
    expect(await queriesOf(() => refresh(member.refreshToken))).toBe(3);
  });

  it('of writes stays small', async () => {
    expect(await queriesOf(() => search('AAPL'))).toBe(2);
    expect(await queriesOf(() => logIn(member))).toBe(4);
    expect(await queriesOf(() => tryLogin('user', member.email, 'a wrong one'))).toBe(3);
    // Account, network, terms, event, mail, session and refresh token.
    expect(await queriesOf(() => registerMember())).toBe(7);
    const request = () => visitor().ask(usersContract.requestNewPassword, { query: { email: member.email } });
    expect(await queriesOf(request)).toBe(2);
    const token = await requestResetToken(member);
    const body = { refreshToken: member.refreshToken };
    expect(await queriesOf(() => visitor().ask(authContract.logout, { bearer: member.token, body }))).toBe(2);
    // About half of them invalidate the account's outstanding links, with one statement for each kind; one looks for a
    // linked account. Six more run when the address is first proven: four kinds of details, the account and its audit
    // entry.
    expect(await queriesOf(() => resetPassword('user', token, 'another good password'))).toBe(21);
  });

  it('does not grow with the number of rows', async () => {
    const all = async () => [
      await queriesOf(trades),
      await queriesOf(outbox),
      await queriesOf(() => search('last')),
      await queriesOf(() => readProfile(member.token)),
      await queriesOf(() => readBilling(member)),
    ];
    const before = await all();
    await seedTrades(db());
    await seedSignals(db(), undefined, risingMarket(now().toISOString().slice(0, 10)));
    for (let n = 0; n < 12; n += 1) await search(`S${n}`);
    for (let n = 0; n < 5; n += 1) await registerMember();
    for (const number of [undefined, '5555555555554444', '378282246310005']) await addCard(member, number);
    await subscribe(member);
    expect(await all()).toEqual(before);
  });
});
