import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { createApp } from '@/lib/server/app/app';
import { implement } from '@/lib/server/platform/http/implement';
import { routes } from '@/lib/server/app/routes';
import { isPrivatePath, securityHeaders } from '@/lib/server/platform/http/security-headers';
import { visitor } from '@/tests/support/api/api';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const failing = implement(
  defineContract({
    fail: { method: 'GET', path: '/api/fail', access: 'public', summary: 'Fails.', response: z.object({}) },
  }),
  { fail: () => Promise.reject(new Error('a fault')) },
);

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

describe('[R62] the headers of a response', () => {
  it.each([
    ['200', 'GET', '/api/healthz', 200],
    ['a refusal', 'GET', '/api/users/profile', 401],
    ['404', 'GET', '/api/nothing', 404],
    ['405', 'DELETE', '/api/healthz', 405],
    ['500', 'GET', '/api/fail', 500],
    ['the description', 'GET', '/api/openapi.json', 200],
    ['its page', 'GET', '/api/docs', 200],
    ['HEAD', 'HEAD', '/api/healthz', 200],
  ])('are all present on %s', async (_, method, path, status) => {
    const reply = await visitor({ api: createApp([...routes, ...failing]) }).send(method, path);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject(expected);
    expect(reply.headers.get('permissions-policy')).toContain('geolocation=()');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*\*/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(rule);
  });

  it('require https for two years where the site is https, and never where it is not', async () => {
    const plain = (await visitor().send('GET', '/api/healthz')).headers;
    expect(plain.get('strict-transport-security')).toBeNull();
    expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    const restore = changeSettings({ siteUrl: 'https://site.example' });
    try {
      const { headers } = await visitor().send('GET', '/api/nothing');
      const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]);
      expect(seconds).toBe(2 * 365 * 86_400);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    } finally {
      restore();
    }
  });

  it.each([
    ...['/reset-password/x', '/investor/reset-password/x', '/confirm-signup/x', '/account/confirm-email/x'],
    ...['/account/cancel-email/x', '/account/bank-return', '/account/tradier-return'],
  ])('send the secret in the address of %s to no other page', (path) => {
    const isPrivatePage = isPrivatePath(path);
    expect(securityHeaders({ https: true, dev: false, isPrivatePage })['Referrer-Policy']).toBe('no-referrer');
  });

  it('let no other origin read a response, for any caller', async () => {
    for (const Origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      const { headers } = await visitor().send('GET', '/api/trades', { headers: { Origin } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      const preflight = await visitor().send('OPTIONS', '/api/trades', {
        headers: { Origin, 'Access-Control-Request-Method': 'GET' },
      });
      expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('[R39] mark a demo, and not a live site', async () => {
    expect((await visitor().send('GET', '/api/healthz')).headers.get('x-demo-mode')).toBe('1');
    const restore = changeSettings({ mode: 'live', siteUrl: 'https://site.example' });
    try {
      expect((await visitor().send('GET', '/api/healthz')).headers.get('x-demo-mode')).toBeNull();
    } finally {
      restore();
    }
  });

  it('give each request a new id, whatever id it was sent with', async () => {
    const headers = { 'X-Request-Id': 'mine\u00e4' };
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () =>
        (await visitor().send('GET', '/api/healthz', { headers })).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(5);
    expect(ids).not.toContain('mine');
  });
});
