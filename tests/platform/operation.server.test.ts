import { afterEach, describe, expect, it, vi } from 'vitest';
import { operationContract } from '@/lib/contracts/platform/operation';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { log } from '@/lib/server/platform/log/log';
import { announceStop } from '@/lib/server/platform/health/stopping';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const health = () => visitor().ask(operationContract.health, {});
const readiness = () => visitor().ask(operationContract.readiness, {});

afterEach(() => {
  vi.restoreAllMocks();
  announceStop(false);
});

describe('[K7] readiness', () => {
  it('is given while the database answers', async () => {
    expect((await readiness()).answer).toEqual({ status: 'ready' });
  });

  it('is not given when the database returns something else: the value counts, not the response', async () => {
    vi.spyOn(pool(), 'query').mockReturnValue(Promise.resolve({ rows: [{ number: -1 }] }) as never);
    const { status, refusal, headers } = await readiness();
    expect(status).toBe(503);
    expect(refusal.code).toBe('unavailable');
    expect(headers.get('retry-after')).toBe('5');
  });

  it('is not given when the database does not answer, while the process is alive', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    vi.spyOn(pool(), 'query').mockImplementation(() => {
      throw refused;
    });
    expect((await readiness()).status).toBe(503);
    expect((await health()).answer).toEqual({ status: 'ok' });
  });

  it('[R59] ends when the process is told to stop', async () => {
    announceStop();
    expect((await readiness()).status).toBe(503);
    expect((await health()).status).toBe(200);
  });
});

describe('[K7] metrics', () => {
  const metrics = (bearer?: string) => visitor().ask(operationContract.metrics, { bearer });

  it('are for the operator', async () => {
    const member = await registerMember();
    for (const bearer of [undefined, member.token, `${settings().opsToken}x`, settings().opsToken.slice(0, -1)]) {
      expect((await metrics(bearer)).status).toBe(401);
    }
  });

  it('are Prometheus text: requests by route and status, times, connections', async () => {
    await health();
    await visitor().send('GET', '/api/users/verify-password-request/a-secret');
    const { headers, text } = await metrics(settings().opsToken);
    expect(headers.get('content-type')).toMatch(/^text\/plain; (version=[\d.]+; )?charset=utf-8$/);
    expect(text).toMatch(/^http_requests_total\{method="GET",route="\/api\/healthz",status="200"\} \d+$/m);
    expect(text).toMatch(/^http_request_seconds_bucket\{le="0.005",method="GET",route="\/api\/healthz"\} \d+$/m);
    expect(text).toMatch(/^database_connections\{state="\w+"\} \d+$/m);
    for (const line of text.split('\n').filter((one) => one !== ''))
      expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_:][\w:]*(\{.*\})? [-+\d.eNaInf]+)$/i);
    expect(text).not.toContain('a-secret');
  });

  it('do not grow with what strangers request', async () => {
    // Node's own metrics vary, for example by the kinds of garbage collection that have occurred.
    const ours = async () =>
      (await metrics(settings().opsToken)).text.split('\n').filter((line) => line !== '' && !/\bnodejs_/.test(line));
    const ask = async (n: number) => {
      await visitor().send(`M${n}`, `/api/nothing-${n}`);
      await visitor().send('GET', `/api/users/verify-password-request/token-${n}`);
    };
    await ask(0);
    await ours();
    const before = (await ours()).length;
    for (let n = 1; n <= 20; n += 1) await ask(n);
    expect(await ours()).toHaveLength(before);
  });
});

describe('the operator’s view of the outbox', () => {
  const outbox = (query: string) => visitor().send('GET', `/api/ops/outbox${query}`, { bearer: settings().opsToken });

  it('shows the newest messages first, as many as requested', async () => {
    const members = [await registerMember(), await registerMember(), await registerMember()];
    const { items } = (await outbox('?limit=2')).answer as { items: { to: string; topic: string }[] };
    expect(items.map((item) => item.to)).toEqual([members[2]?.email, members[1]?.email]);
    expect((await outbox('')).status).toBe(200);
  });

  it.each(['0', '-1', '101', '1.5', 'NaN', 'Infinity', '1e309', '1e21', '9007199254740993', 'x', '%00', '0x5g', ''])(
    '[R26] refuses %j messages',
    async (limit) => {
      expect((await outbox(`?limit=${limit}`)).status).toBe(400);
    },
  );
});

describe('re-rendering pages', () => {
  const revalidate = (paths: unknown) =>
    visitor().send('POST', '/api/ops/revalidate', { bearer: settings().opsToken, body: { paths } });

  it('works in the running site: a command in process says so', async () => {
    expect((await revalidate(['/'])).refusal).toMatchObject({ code: 'not_configured' });
  });

  it.each([
    [['//evil.example?x']],
    [['https://evil.example']],
    [['/a?b']],
    [['x']],
    ['/'],
    [Array.from({ length: 101 }, () => '/')],
  ])('[R31] takes paths of this site only: not %j', async (paths) => {
    expect((await revalidate(paths)).status).toBe(400);
  });
});

describe('[R69] events', () => {
  const event = { name: 'page_view', path: '/blog', sessionId: 'a'.repeat(20), uniqueId: 'b'.repeat(20) };
  const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const send = (body: object, from = visitor()) => from.send('POST', '/api/events', { body, headers: browser });
  const stored = async () =>
    (
      await pool().query<object>(
        `select name, path, session_id, unique_id from analytics_events where name = 'page_view'`,
      )
    ).rows;

  it('are not stored by a site that sends none', async () => {
    expect((await send(event)).answer).toEqual({ isStored: false });
    expect(await stored()).toEqual([]);
  });

  it('are stored by one that does, with the allowed properties', async () => {
    const restore = changeSettings({ sendEvents: true });
    try {
      expect((await send({ ...event, email: 'ann@example.test' })).answer).toEqual({ isStored: true });
      expect(await stored()).toEqual([
        { name: 'page_view', path: '/blog', session_id: event.sessionId, unique_id: event.uniqueId },
      ]);
    } finally {
      restore();
    }
  });

  it.each([
    { name: 'other' },
    { path: '/x?email=ann@example.test' },
    { sessionId: 'short' },
    { path: `/${'x'.repeat(200)}` },
  ])('that are invalid are refused: %j', async (odd) => {
    expect((await send({ ...event, ...odd })).status).toBe(400);
  });

  it('are limited in number', async () => {
    const from = visitor();
    const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await send(event, from)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
