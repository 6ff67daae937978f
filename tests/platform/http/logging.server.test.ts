import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/server/platform/log/log';
import { visitor } from '@/tests/support/api/api';
import {
  freshEmail,
  goodPassword,
  registerMember,
  registrationForm,
  requestResetToken,
} from '@/tests/support/database/factories';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The log entries written while the work runs. */
async function linesOf(work: () => Promise<unknown>) {
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error', 'fatal', 'debug'] as const) {
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  vi.spyOn(log, 'request').mockImplementation((line) => void lines.push([line, 'request']));
  await work();
  return lines;
}

describe('[K7] a line of the log', () => {
  it('names the request, the route by its pattern, the status and the time', async () => {
    let id: string | null = null;
    const lines = await linesOf(async () => {
      id = (await visitor().send('GET', '/api/users/verify-password-request/a-secret-token')).headers.get(
        'x-request-id',
      );
    });
    expect(lines).toEqual([
      [
        {
          requestId: id,
          method: 'GET',
          route: '/api/users/verify-password-request/:token',
          status: 200,
          ms: expect.any(Number) as number,
        },
        'request',
      ],
    ]);
  });

  it('[R67] contains no query, body, token or IP address', async () => {
    const form = registrationForm({ phone: '(555) 010-9999' });
    const secrets = [form.email, encodeURIComponent(form.email), goodPassword, 'Ann', 'Lee', '010-9999', '198.1'];
    const lines = await linesOf(async () => {
      const member = await registerMember({ form });
      const from = visitor();
      await from.send('GET', `/api/users/request-new-password?email=${encodeURIComponent(form.email)}`);
      await from.send('GET', `/api/users/exists?email=${encodeURIComponent(form.email)}`);
      await from.send('GET', '/api/users/profile', {
        bearer: member.token,
        headers: { Cookie: `user=${form.email}`, 'User-Agent': form.email },
      });
      await from.send('POST', '/api/users/login', { raw: `{"email":"${form.email}","password":"${goodPassword}"` });
      await from.send('POST', '/api/users/login', { body: { email: form.email, password: 'wrong' } });
      const token = await requestResetToken(member);
      await from.send('POST', `/api/users/reset-password/${token}`, { body: { password: 'short' } });
      secrets.push(member.token, member.refreshToken, token, member.id);
    });
    expect(lines.length).toBeGreaterThan(6);
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('[R68] cannot be forged or inflated by request data', async () => {
    const lines = await linesOf(async () => {
      await visitor().send('GET', `/api/${'x'.repeat(8000)}`, { headers: { 'User-Agent': 'x'.repeat(100_000) } });
      await visitor().send('X'.repeat(500), '/api/healthz');
    });
    expect(JSON.stringify(lines).length).toBeLessThan(500);
  });
});

describe('[R62] reports of browsers', () => {
  const report = (body: unknown, from = visitor()) =>
    from.send('POST', '/api/reports', {
      raw: JSON.stringify(body),
      headers: { 'Content-Type': 'application/reports+json' },
    });

  const violation = (documentURL: string) => [
    {
      type: 'csp-violation',
      url: documentURL,
      body: {
        documentURL,
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/x.js?a=1',
        sample: freshEmail(),
      },
    },
  ];

  it('are logged with what was blocked and where, without the contents of URLs', async () => {
    const lines = await linesOf(async () => {
      expect(
        (await report(violation('https://site.example/reset-password/SECRET-TOKEN-1?email=ann%40example.test#x')))
          .status,
      ).toBe(204);
    });
    const text = JSON.stringify(lines);
    expect(text).toContain('script-src-elem');
    expect(text).toContain('https://evil.example');
    expect(text).toContain('/reset-password/');
    expect(text).not.toMatch(/SECRET-TOKEN|ann%40|@example\.test/);
  });

  it.each([
    ['5 MB', 'x'.repeat(5_000_000), 413],
    ['no JSON', '{bad', 400],
    ['deep', '['.repeat(40_000) + ']'.repeat(40_000), 400],
  ])('of %s are refused', async (_, raw, status) => {
    const headers = { 'Content-Type': 'application/reports+json' };
    expect((await visitor().send('POST', '/api/reports', { raw, headers })).status).toBe(status);
  });

  it.each([
    [[], 204],
    [{}, 400],
    [5, 400],
    ['x', 400],
    [null, 400],
    [[null, 5, { body: 7 }], 400],
    [{ 'csp-report': { 'document-uri': 5 } }, 204],
  ])('of %j do no harm', async (body, status) => {
    expect((await report(body)).status).toBe(status);
  });

  it('in the older format are accepted too', async () => {
    const lines = await linesOf(async () => {
      const raw = JSON.stringify({
        'csp-report': {
          'document-uri': 'https://site.example/x',
          'violated-directive': 'img-src',
          'blocked-uri': 'data',
        },
      });
      expect(
        (await visitor().send('POST', '/api/reports', { raw, headers: { 'Content-Type': 'application/csp-report' } }))
          .status,
      ).toBe(204);
    });
    expect(JSON.stringify(lines)).toContain('img-src');
  });

  it('are limited in number', async () => {
    const from = visitor();
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await report([], from)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
