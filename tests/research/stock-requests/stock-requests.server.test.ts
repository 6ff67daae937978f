import axios from 'axios';
import { beforeAll, describe, expect, it } from 'vitest';
import { stockRequestsContract as calls } from '@/lib/contracts/research/stock-requests';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { app } from '@/lib/server/app/app';
import { runRequests } from '@/lib/server/ops/requests';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { makeSymbol } from '@/tests/support/features/market';
import { statementsOf } from '@/tests/support/database/statements';

let members: Member[];
beforeAll(async () => {
  members = await Promise.all([registerMember(), registerMember(), registerMember({ kind: 'investor' })]);
  await makeSymbol({ ticker: 'AAPL' });
});

const ask = ({ from, token: bearer }: Member, ticker: string) => from.ask(calls.ask, { body: { ticker }, bearer });
const withdraw = ({ from, token: bearer }: Member, ticker: string) =>
  from.ask(calls.withdraw, { params: { ticker }, bearer });
const decide = (ticker: string, status: 'planned' | 'answered' | 'declined', reason?: string) =>
  visitor().ask(calls.decide, { body: { ticker, status, reason }, bearer: settings().opsToken });
const list = async (cursor?: string) => (await visitor().ask(calls.list, { query: cursor ? { cursor } : {} })).answer;
const votesOf = async (ticker: string) => (await list()).items.find((one) => one.ticker === ticker)?.votes;

it('[B15] the operator reads and decides them by command, and gets an error for wrong arguments', async () => {
  await ask(members[0]!, 'SHOP');
  const http = axios.create({
    adapter: 'fetch',
    baseURL: 'http://localhost',
    headers: { Authorization: `Bearer ${settings().opsToken}` },
    env: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  });
  expect(await runRequests(http, [])).toMatch(/1 {2}SHOP +asked/);
  expect(await runRequests(http, ['answer', 'SHOP', 'It', 'is', 'there', 'now'])).toBe('SHOP is answered now');
  const { history } = (await list()).items.find(({ ticker }) => ticker === 'SHOP') ?? { history: [] };
  expect(history.at(-1)).toMatchObject({ status: 'answered', reason: 'It is there now' });
  for (const words of [['answer'], ['burn', 'SHOP']]) expect(await runRequests(http, words)).toBeUndefined();
});

describe('[B15] [S21] a stock request', () => {
  it('is created once and has one vote per member, however often and at once', async () => {
    const replies = await Promise.all(members.flatMap((member) => Array.from({ length: 4 }, () => ask(member, 'net'))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await votesOf('NET')).toBe(3);
    const { rows } = await pool().query(`select count(*)::int as n from stock_request_events where ticker = 'NET'`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('loses a withdrawn vote, once', async () => {
    const [ann, bob] = members as [Member, Member];
    await ask(ann, 'SNOW');
    await ask(bob, 'SNOW');
    await Promise.all([withdraw(ann, 'SNOW'), withdraw(ann, 'snow'), withdraw(ann, 'SNOW')]);
    expect(await votesOf('SNOW')).toBe(1);
    const mine = async (member: Member) =>
      (await member.from.ask(calls.mine, { bearer: member.token })).answer.tickers.includes('SNOW');
    expect([await mine(ann), await mine(bob)]).toEqual([false, true]);
    expect((await ask(ann, 'SNOW')).answer).toMatchObject({ hasVoted: true, request: { votes: 2 } });
  });

  it('for a covered stock is refused, with a link to it', async () => {
    const { status, refusal } = await ask(members[0]!, 'AAPL');
    expect([status, refusal.message]).toEqual([409, 'We already cover AAPL. See /stocks/AAPL.']);
  });

  it('keeps the history of its status in public, with the date of its decision', async () => {
    await ask(members[0]!, 'ZM');
    expect((await decide('zm', 'planned')).answer.request.answeredAt).toBeNull();
    await decide('ZM', 'declined', 'It is not listed any more.');
    const known = (await list()).items.find(({ ticker }) => ticker === 'ZM')!;
    expect(known.status).toBe('declined');
    expect(known.answeredAt).not.toBeNull();
    expect(known.history.map(({ status, reason }) => [status, reason])).toEqual([
      ['asked', null],
      ['planned', null],
      ['declined', 'It is not listed any more.'],
    ]);
    await expect(pool().query('delete from stock_request_events')).rejects.toThrow();
    expect((await decide('QQQQ', 'planned')).status).toBe(404);
  });

  it.each(['', 'a b', 'AAPL&token=x', '../x', '%', '1X', 'A'.repeat(11), '\u0000', "A'--"])(
    '[R26] for %j is refused',
    async (ticker) => {
      expect((await ask(members[0]!, ticker)).status).toBe(400);
    },
  );

  it('is limited per day', async () => {
    const busy = await registerMember();
    const tickers = Array.from({ length: 41 }, (_, n) => `Q${String.fromCharCode(65 + (n % 26))}${n < 26 ? 'A' : 'B'}`);
    const statuses: number[] = [];
    for (const ticker of tickers) statuses.push((await ask(busy, ticker)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
  });

  it('[R61] [P4] is listed fifty a page, most votes first, in one query', async () => {
    await pool().query(
      `insert into stock_requests (ticker, status, votes, asked_at)
        select 'P' || chr(65 + n / 26) || chr(65 + n % 26), 'asked', n % 7, now() from generate_series(0, 119) n`,
    );
    const seen: { ticker: string; votes: number }[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(cursor);
      expect(page.items.length).toBeLessThanOrEqual(50);
      seen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen.map(({ ticker }) => ticker)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(120);
    const votes = seen.map((one) => one.votes);
    expect(votes).toEqual(votes.toSorted((a, b) => b - a));
    expect((await statementsOf(() => list())).length).toBe(1);
    expect((await visitor().ask(calls.list, { query: { cursor: 'x' } })).status).toBe(400);
  });
});
