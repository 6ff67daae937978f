import { createServer } from 'node:http';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { todayContract, type Today } from '@/lib/contracts/referrals/today';
import { liveTodayPath } from '@/lib/domain/referrals/live-paths';
import { createApiListener } from '@/lib/server/app/api-listener';
import { app } from '@/lib/server/app/app';
import { closeLiveStreams, pollLiveStreams } from '@/lib/server/app/live-today';
import { drain } from '@/lib/server/boot/drain';
import { listen as listenOn } from '@/lib/server/boot/http-server';
import { now, setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { announceStop } from '@/lib/server/platform/health/stopping';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { newAccounts, sale } from '@/tests/support/features/commissions';
import { randomId } from '@/lib/domain/shared/ids';

const noon = new Date('2026-11-20T12:00:00Z');
beforeAll(() => setClock(() => noon));
afterEach(() => {
  announceStop(false);
  closeLiveStreams();
});

/** Opens a stream: its response, and its events one by one; undefined when it has ended. */
async function listen(member: Pick<Member, 'token'>) {
  const request = new Request(`http://localhost${liveTodayPath}`, {
    headers: { Authorization: `Bearer ${member.token}` },
  });
  const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: '198.18.0.1' } } });
  const reader = answer.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async () => {
    const part = await reader?.read();
    return part?.value === undefined ? undefined : (JSON.parse(part.value.data) as Today);
  };
  return { answer, next, leave: () => reader?.cancel() };
}

async function click(accountId: string, at = noon) {
  const code = `c${randomId()}`;
  await pool().query(
    `insert into referral_codes (code_key, code, account_id, kind, created_at) values (lower($1), $1, $2, 'promo', $3)`,
    [code, accountId, at],
  );
  await pool().query(`insert into clicks (id, code, path, at, utm, agent) values ($1, $2, '/', $3, '{}', 'test')`, [
    randomId(),
    code,
    at,
  ]);
}

describe('[A10] an ambassador’s day', () => {
  it('counts clicks, sign-ups and sales of both degrees since midnight UTC: a table by hand', async () => {
    const member = await registerMember();
    const [payer = '', below = '', second = ''] = await newAccounts(3);
    await click(member.id, new Date('2026-11-20T00:00:00Z'));
    await click(member.id, new Date('2026-11-19T23:59:59Z'));
    await pool().query(`insert into referral_bindings values ($1, $2, 'CODE', '2026-11-20T09:00:00Z')`, [
      below,
      member.id,
    ]);
    // 20% of $20 at the first level, 10% at the second.
    await sale({ payerId: payer, ownerId: member.id, paidAt: '2026-11-20T10:00:00Z' });
    await sale({ payerId: second, ownerId: below, paidAt: '2026-11-20T11:00:00Z' });
    await sale({ payerId: payer, ownerId: member.id, paidAt: '2026-11-18T10:00:00Z' });
    const { answer } = await visitor().ask(todayContract.read, { bearer: member.token });
    expect(answer).toEqual({
      ...{ day: '2026-11-20', clicks: 1, signUps: 1, sales: 2, earnedCents: 600 },
      latest: [
        { at: '2026-11-20T11:00:00.000Z', kind: 'sale', level: 2 },
        { at: '2026-11-20T10:00:00.000Z', kind: 'sale', level: 1 },
        { at: '2026-11-20T09:00:00.000Z', kind: 'signUp', level: 1 },
        { at: '2026-11-20T00:00:00.000Z', kind: 'click', level: 1 },
      ],
    });
  });

  it('arrives as an event at once and again when something happens, to its own member only', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    const [own, foreign] = [await listen(one), await listen(other)];
    expect(own.answer.headers.get('content-type')).toBe('text/event-stream');
    expect(own.answer.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect([(await own.next())?.clicks, (await foreign.next())?.clicks]).toEqual([0, 0]);
    await click(one.id);
    await pollLiveStreams();
    expect((await own.next())?.clicks).toBe(1);
    await click(other.id);
    await pollLiveStreams();
    // The other member's next event is their own click, the first since the stream started.
    expect((await foreign.next())?.clicks).toBe(1);
  });

  it('ends when its session ends', async () => {
    const member = await registerMember();
    const stream = await listen(member);
    await stream.next();
    await visitor().ask(authContract.logout, { body: { refreshToken: member.refreshToken }, bearer: member.token });
    await pollLiveStreams();
    expect(await stream.next()).toBeUndefined();
  });

  it('is for members who are signed in', async () => {
    expect((await listen({ token: 'a.token.of-nobody-at-all' })).answer.status).toBe(401);
    expect((await listen(await registerMember({ kind: 'investor' }))).answer.status).toBe(403);
  });

  it('allows three streams per account and frees a slot when one closes', async () => {
    const member = await registerMember();
    const streams = [await listen(member), await listen(member), await listen(member)];
    const refused = await listen(member);
    expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await listen(await registerMember())).answer.status).toBe(200);
    await streams[0]?.leave();
    expect((await listen(member)).answer.status).toBe(200);
  });

  it('ends when the process stops, and none is opened after that', async () => {
    const member = await registerMember();
    const stream = await listen(member);
    await stream.next();
    announceStop();
    closeLiveStreams();
    expect(await stream.next()).toBeUndefined();
    expect((await listen(member)).answer.status).toBe(503);
  });

  it('lets the server close when the process stops', async () => {
    const { token } = await registerMember();
    const server = createServer((request, response) => void createApiListener()(request, response));
    const port = await listenOn(server, '127.0.0.1', 0);
    const headers = { Authorization: `Bearer ${token}` };
    const { body } = await fetch(`http://127.0.0.1:${port}${liveTodayPath}`, { headers });
    announceStop();
    closeLiveStreams();
    // A stream that stayed open would be aborted by the timeout, which its reader would see as an error.
    await Promise.all([drain(server), expect(new Response(body).text()).resolves.toMatch(/^event: today\ndata: \{/)]);
  });

  it('restarts at midnight UTC', async () => {
    const member = await registerMember();
    await click(member.id);
    const stream = await listen(member);
    expect(await stream.next()).toMatchObject({ day: '2026-11-20', clicks: 1 });
    setClock(() => new Date('2026-11-21T00:00:00Z'));
    await pollLiveStreams();
    expect(await stream.next()).toMatchObject({ day: '2026-11-21', clicks: 0 });
    setClock(() => noon);
    expect(now()).toEqual(noon);
  });
});
