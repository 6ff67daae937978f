import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { privacyContract } from '@/lib/contracts/my-account/privacy';
import { savedScreensContract } from '@/lib/contracts/research/saved-screens';
import { stockRequestsContract } from '@/lib/contracts/research/stock-requests';
import { usersContract } from '@/lib/contracts/accounts/users';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { db } from '@/lib/server/platform/db/pool';
import { searches } from '@/lib/server/platform/db/schema/accounts';
import { savedScreens, stockRequestVotes, watchAlerts, watchlists } from '@/lib/server/platform/db/schema/watchlists';
import { kinds, registerMember, type Member } from '@/tests/support/database/factories';
import { makeSymbol } from '@/tests/support/features/market';

const { ownData, deleteOwnData, deleteResearch } = privacyContract;
const nothing = { searches: [], watchlists: [], alerts: [], votes: [], screens: [] };
const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

beforeAll(async () => {
  await makeSymbol({ ticker: 'AAPL', name: 'Apple Inc.' });
  await makeSymbol({ ticker: 'MSFT', name: 'Microsoft' });
});

const read = async ({ from, token: bearer }: Member) => (await from.ask(ownData, { body: {}, bearer })).answer.research;

/** Creates one of each kind of data that research stores for a member. */
async function keepOfEach({ from, token: bearer }: Member, asked: string) {
  const { answer } = await from.ask(watchlistsContract.create, { body: { name: 'Chips' }, bearer });
  const { id } = answer.items[0]!;
  for (const ticker of ['AAPL', 'MSFT'])
    await from.ask(watchlistsContract.add, { params: { id, ticker }, query: {}, bearer });
  await from.ask(watchlistsContract.addAlert, { body: { kind: 'above', ticker: 'AAPL', price: 212.5 }, bearer });
  await from.ask(watchlistsContract.addAlert, { body: { kind: 'expiry', ticker: 'MSFT', daysBefore: 3 }, bearer });
  await from.ask(stockRequestsContract.ask, { body: { ticker: asked }, bearer });
  await from.ask(savedScreensContract.save, {
    body: { screens: [{ name: 'Cheap', query: 'pe-ratio-max=15' }] },
    bearer,
  });
  await from.ask(usersContract.saveSearch, { body: { search: 'apple "pie"' }, bearer });
}

const votesFor = async ({ from }: Member, ticker: string) =>
  (await from.ask(stockRequestsContract.list, { query: {} })).answer.items.find((item) => item.ticker === ticker)
    ?.votes;

const rowsOf = ({ id }: Member) =>
  Promise.all(
    [searches, watchlists, watchAlerts, stockRequestVotes, savedScreens].map((t) =>
      db().$count(t, eq(t.accountId, id)),
    ),
  );

describe('[J9] [B9] [B15] a member’s research data', () => {
  it('is shown in full to that member and to no one else', async () => {
    const [ann, bob] = [await registerMember(), await registerMember()];
    await keepOfEach(ann, 'OWNA');
    expect(await read(ann)).toEqual({
      searches: [{ search: 'apple "pie"', at: instant }],
      watchlists: [{ name: 'Chips', at: instant, tickers: ['MSFT', 'AAPL'] }],
      alerts: [
        { ticker: 'AAPL', kind: 'above', price: 212.5, daysBefore: null, createdAt: instant, firedAt: null },
        { ticker: 'MSFT', kind: 'expiry', price: null, daysBefore: 3, createdAt: instant, firedAt: null },
      ],
      votes: [{ ticker: 'OWNA', at: instant }],
      screens: [{ name: 'Cheap', query: 'pe-ratio-max=15', at: instant }],
    });
    expect(await read(bob)).toEqual(nothing);
    expect((await ann.from.ask(ownData, { body: {} })).answer.research).toBeNull();
  });

  it('is deleted for good with its votes, and no one else’s is', async () => {
    const [ann, bob] = [await registerMember(), await registerMember()];
    await keepOfEach(ann, 'OWNB');
    await keepOfEach(bob, 'OWNB');
    expect(await votesFor(ann, 'OWNB')).toBe(2);
    const remove = () => ann.from.ask(deleteResearch, { bearer: ann.token });
    // A search, a list, two alerts, a vote, a screen.
    expect((await remove()).answer).toEqual({ deleted: 6 });
    expect(await read(ann)).toEqual(nothing);
    expect([await rowsOf(ann), await rowsOf(bob)]).toEqual([
      [0, 0, 0, 0, 0],
      [1, 1, 2, 1, 1],
    ]);
    expect(await votesFor(ann, 'OWNB')).toBe(1);
    expect((await remove()).answer).toEqual({ deleted: 0 });
    expect(await votesFor(ann, 'OWNB')).toBe(1);
  });

  it('stays when the visits of a browser are deleted', async () => {
    const ann = await registerMember();
    await keepOfEach(ann, 'OWNC');
    await ann.from.ask(deleteOwnData, { body: {}, bearer: ann.token });
    expect(await rowsOf(ann)).toEqual([1, 1, 2, 1, 1]);
  });

  it.each(kinds)('is deleted for a %s who is signed in, and for no one without a token', async (kind) => {
    const member = await registerMember({ kind });
    expect((await member.from.ask(deleteResearch, {})).status).toBe(401);
    expect((await member.from.ask(deleteResearch, { bearer: member.token })).answer).toEqual({ deleted: 0 });
  });
});
