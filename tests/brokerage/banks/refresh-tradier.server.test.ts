import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tradierContract as contract } from '@/lib/contracts/brokerage/tradier';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { refreshTradier } from '@/lib/server/brokerage/tradier/refresh-tradier-job';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { seal, unseal } from '@/lib/server/platform/sealing/sealed';
import { visitor } from '@/tests/support/api/api';
import { auditOf, registerMember, type Member } from '@/tests/support/database/factories';
import { startUpstream, type UpstreamCall } from '@/tests/support/providers/fake-upstream';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { reply } from '@/tests/support/api/stand-in';

type Answer = (call: UpstreamCall) => [status: number, body: unknown];
let answer: Answer;
let tradier: Awaited<ReturnType<typeof startUpstream>>;
let restore: () => void;
beforeEach(async () => {
  await pool().query('delete from tradier_links');
  tradier = await startUpstream((response, call) => reply(response, ...answer(call)));
  const keys = { clientId: 'a-client', secret: 'a-secret-of-tests', apiBase: tradier.apiBase };
  restore = changeSettings({ tradier: keys });
});
afterEach(async () => {
  setClock();
  restore();
  await tradier.close();
});

const hour = 3_600_000;
const place = ({ id }: Member, column: string) => ({ table: 'tradier_links', column, row: id, owner: id });

/** Links an account whose token expires in this many hours. */
async function linked(hours: number, refreshToken: string | null = 'refresh-one') {
  const member = await registerMember();
  await pool().query(
    `insert into tradier_links (account_id, profile_id, accounts, scope, access_token, refresh_token, expires_at, linked_at)
     values ($1, 'id-abc', '[]', 'read', $2, $3, $4, now())`,
    [
      member.id,
      seal('access-one', place(member, 'access_token')),
      refreshToken && seal(refreshToken, place(member, 'refresh_token')),
      new Date(Date.now() + hours * hour),
    ],
  );
  return member;
}

async function keysOf(member: Member) {
  const { rows } = await pool().query<{ access_token: string; refresh_token: string | null }>(
    'select access_token, refresh_token from tradier_links where account_id = $1',
    [member.id],
  );
  const [row] = rows;
  if (!row) throw new Error('The link is not there.');
  return {
    access: unseal(row.access_token, place(member, 'access_token')),
    refresh: row.refresh_token && unseal(row.refresh_token, place(member, 'refresh_token')),
  };
}

const read = async ({ token: bearer }: Member) => (await visitor().ask(contract.read, { bearer })).answer.link;
const renewed =
  (changes: object = {}): Answer =>
  () => [200, { access_token: 'access-two', expires_in: 86_399, scope: 'read', status: 'approved', ...changes }];

describe('[F15] a Tradier link with a refresh token', () => {
  it('is renewed before its day is over, once however many jobs run', async () => {
    expect(schedules).toContainEqual({ name: 'refresh-tradier', cron: '*/10 * * * *', work: refreshTradier });
    answer = renewed({ refresh_token: 'refresh-two' });
    const [due, later] = [await linked(1), await linked(12)];
    await Promise.all([refreshTradier(), refreshTradier(), refreshTradier()]);
    expect(tradier.calls.map(({ text }) => text)).toEqual(['grant_type=refresh_token&refresh_token=refresh-one']);
    expect(await keysOf(due)).toEqual({ access: 'access-two', refresh: 'refresh-two' });
    expect(await keysOf(later)).toEqual({ access: 'access-one', refresh: 'refresh-one' });
    const link = await read(due);
    expect(Date.parse(link?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * hour);
    expect(link).toMatchObject({ isExpired: false, isRenewed: true });
    await refreshTradier();
    expect(tradier.calls).toHaveLength(1);
  });

  it('keeps its refresh token when Tradier returns no other', async () => {
    answer = renewed({ refresh_token: null });
    const member = await linked(1);
    await refreshTradier();
    expect(await keysOf(member)).toEqual({ access: 'access-two', refresh: 'refresh-one' });
  });

  it.each([
    [400, { error: 'invalid_grant' }],
    [401, { fault: { faultstring: 'Invalid refresh token' } }],
  ])('expires when Tradier refuses with %i, and is not retried', async (status, body) => {
    answer = () => [status, body];
    const member = await linked(1);
    await refreshTradier();
    expect(await keysOf(member)).toEqual({ access: 'access-one', refresh: null });
    expect(await read(member)).toMatchObject({ isExpired: true, isRenewed: false });
    expect((await auditOf(member.id)).map(({ event, result }) => `${event} ${result}`)).toContain(
      'tradier_refresh_refused refused',
    );
    setClock(() => new Date(Date.now() + hour));
    await refreshTradier();
    expect(tradier.calls).toHaveLength(1);
  });

  it.each([
    [503, 'no'],
    [429, {}],
    [200, { odd: true }],
    [403, {}],
  ])('waits for the next run when Tradier answers %i, even after its expiration', async (status, body) => {
    answer = () => [status, body];
    const member = await linked(-30);
    await refreshTradier();
    await refreshTradier();
    expect(tradier.calls).toHaveLength(1);
    expect(await keysOf(member)).toEqual({ access: 'access-one', refresh: 'refresh-one' });
    answer = renewed();
    setClock(() => new Date(Date.now() + 11 * 60_000));
    await refreshTradier();
    expect((await keysOf(member)).access).toBe('access-two');
  });

  it('is left unchanged without a refresh token, and while Tradier is off', async () => {
    answer = renewed();
    await linked(1, null);
    await refreshTradier();
    const member = await linked(1);
    const off = changeSettings({ mode: 'live', tradier: undefined });
    await refreshTradier();
    off();
    expect(tradier.calls).toEqual([]);
    expect((await keysOf(member)).refresh).toBe('refresh-one');
  });

  it('stays removed when it is removed during a renewal', async () => {
    const member = await linked(1);
    let isRemoved: Promise<unknown> | undefined;
    answer = (call) => {
      isRemoved = visitor().ask(contract.remove, { bearer: member.token });
      return renewed()(call);
    };
    await refreshTradier();
    await isRemoved;
    expect(await read(member)).toBeNull();
  });
});
