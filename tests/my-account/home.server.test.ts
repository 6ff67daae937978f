import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeContract as contract } from '@/lib/contracts/my-account/home';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { seedSignals } from '@/lib/server/sample-data/signals';
import { seedTrades } from '@/lib/server/sample-data/trades';
import { db } from '@/lib/server/platform/db/pool';
import { risingMarket } from '@/tests/signals/rising-market';
import { visitor } from '@/tests/support/api/api';
import { logIn, registerMember, type Member } from '@/tests/support/database/factories';
import { statementsOf } from '@/tests/support/database/statements';
import { makeSymbol } from '@/tests/support/features/market';

const read = async ({ token: bearer }: Pick<Member, 'token'>) =>
  (await visitor().ask(contract.read, { bearer })).answer;
const welcome = async ({ token: bearer }: Pick<Member, 'token'>) =>
  (await visitor().ask(contract.welcome, { bearer })).answer.isNew;

beforeAll(async () => {
  await seedTrades(db());
  const today = now().toISOString().slice(0, 10);
  await seedSignals(db(), today, risingMarket(today));
  // Up 10% and down 5% from the previous close.
  await makeSymbol({ ticker: 'UPPP', figures: { priceCents: 11_000, previousCents: 10_000 } });
  await makeSymbol({ ticker: 'DOWN', figures: { priceCents: 9_500, previousCents: 10_000 } });
});

describe('a member’s home', () => {
  it('is empty but complete for a new account', async () => {
    const home = await read(await registerMember());
    expect(home).toMatchObject({
      ...{ kind: 'user', firstName: 'Ann', isEmailConfirmed: false, isNew: true, watchlists: [], failed: [] },
      plan: { tier: null, reason: 'none', until: null, interval: null, canTestDrive: true },
      application: { status: null, fundingStep: null, draft: null },
      referrals: {
        ...{ isActive: false, isPayoutSetUp: false, signUps: 0 },
        ...{ availableCents: 0, pendingCents: 0, heldCents: 0, paidCents: 0 },
      },
    });
  });

  it('has each list with its mean change of the day, and the draft of an application', async () => {
    const member = await registerMember();
    const { token: bearer } = member;
    const { answer } = await visitor().ask(watchlistsContract.create, { bearer, body: { name: 'Mine' } });
    const id = answer.items[0]!.id;
    for (const ticker of ['UPPP', 'DOWN'])
      await visitor().ask(watchlistsContract.add, { bearer, params: { id, ticker }, query: {} });
    const draft = { answers: { city: 'Austin' }, step: 'investor-questionnaire' as const };
    await visitor().ask(brokerageContract.saveDraft, { bearer, body: draft });
    const home = await read(member);
    expect(home.watchlists).toMatchObject([{ id, name: 'Mine', count: 2 }]);
    expect(home.watchlists?.[0]?.change).toBeCloseTo(2.5);
    expect(home.watchlists?.[0]?.stocks.map(({ ticker }) => ticker).toSorted()).toEqual(['DOWN', 'UPPP']);
    expect(home.application).toMatchObject({ status: null, draft: { step: 'investor-questionnaire' } });
  });

  it('[C9] shows a member without a plan how many signals are open, and not which', async () => {
    const { signals } = await read(await registerMember());
    expect(signals).toMatchObject({ items: [], isSample: true });
    expect(signals?.total).toBeGreaterThan(0);
  });

  it('[C9] has open trades of the live record only, latest first, for a member with a plan', async () => {
    const member = await registerMember();
    const until = addDays(now().toISOString().slice(0, 10), 10);
    const body = { email: member.email, subscriptionType: 'member' as const, until, reason: 'A test' };
    await visitor().ask(billingOperationContract.grant, { bearer: settings().opsToken, body });
    const { signals } = await read(member);
    expect(signals).toMatchObject({ isSample: true });
    const days = signals?.items.map(({ fillDate }) => fillDate) ?? [];
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted().toReversed());
    // The same estimates as next to the live record.
    const { answer: open } = await visitor().ask(tradesContract.open, { bearer: member.token });
    expect(signals?.items.map(({ mark }) => mark)).toEqual(open.items.slice(0, days.length).map(({ mark }) => mark));
  });

  it('says when the link that confirms the email was mailed, until it is used or has expired', async () => {
    const member = await registerMember();
    expect((await read(member)).confirmationLink).toBeNull();
    const before = Date.now();
    await visitor().ask(myAccountContract.requestEmail, { bearer: member.token, body: { email: member.email } });
    const { confirmationLink } = await read(member);
    expect(confirmationLink?.email).toBe(member.email);
    const sentMs = Date.parse(confirmationLink?.sentAt ?? '');
    expect(sentMs).toBeGreaterThanOrEqual(before);
    expect(sentMs).toBeLessThanOrEqual(Date.now());
    await db().execute(sql`update email_links set expires_at = ${new Date(before).toISOString()}::timestamptz
      where email = ${member.email}`);
    expect((await read(member)).confirmationLink).toBeNull();
  });

  it('leaves out what investors do not have', async () => {
    const home = await read(await registerMember({ kind: 'investor' }));
    expect(home).toMatchObject({ ...{ plan: null, application: null, referrals: null, failed: [] }, watchlists: [] });
  });

  it('names a part that cannot be read, and contains the rest', async () => {
    const member = await registerMember();
    const owner = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await owner.connect();
    await owner.query('alter table application_drafts rename to application_drafts_away');
    const home = await read(member);
    await owner.query('alter table application_drafts_away rename to application_drafts');
    await owner.end();
    expect(home).toMatchObject({ application: null, failed: ['application'], watchlists: [], plan: { tier: null } });
    expect((await read(member)).failed).toEqual([]);
  });

  it('[P4] takes eleven queries at most', async () => {
    const member = await registerMember();
    const statements = await statementsOf(() => read(member));
    expect(statements.filter((text) => !/^(begin|commit)/i.test(text)).length).toBeLessThanOrEqual(11);
  });
});

describe('the welcome of a new account', () => {
  it('is closed for good, for every session of the account and for no other', async () => {
    const [member, other] = await Promise.all([registerMember(), registerMember()]);
    expect(await welcome(member)).toBe(true);
    const { answer } = await visitor().ask(contract.closeWelcome, { bearer: member.token });
    expect(answer).toEqual({ isNew: false });
    expect(await welcome(await logIn(member))).toBe(false);
    expect((await read(member)).isNew).toBe(false);
    await visitor().ask(contract.closeWelcome, { bearer: member.token });
    expect(await welcome(member)).toBe(false);
    expect(await welcome(other)).toBe(true);
  });
});
