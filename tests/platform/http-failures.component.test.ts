import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '@/lib/client/http/call-error';
import { createClient } from '@/lib/client/http/create-client';
import { createHttp, paymentHttp } from '@/lib/client/http/http';
import { restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { sessionRecord } from '@/tests/support/api/session';

const http = createHttp({ baseUrl: window.location.origin });
const users = createClient(usersContract, http);
const expired = { status: 401, message: 'The token has expired.', code: 'unauthenticated' };

beforeEach(() => {
  restore();
  register(sessionRecord(), { kind: 'user' });
});

describe('no refresh', () => {
  it.each([403, 429, 500, 503])('[R19] (e) after a %i', async (status) => {
    mockEndpoint(usersContract.profile, { status, message: 'Not now.' });
    await expect(users.profile()).rejects.toMatchObject({ status, message: 'Not now.' });
    expect(goneTo).toEqual([]);
  });

  it.each([
    ['login', () => users.login({ body: { email: 'a@b.test', password: 'x' } }), usersContract.login],
    [
      'register',
      () => users.register({ body: { email: 'a@b.test', password: 'long enough', firstName: 'A', lastName: 'B' } }),
      usersContract.register,
    ],
    [
      'reset',
      () => users.resetPassword({ params: { token: 'abc' }, body: { password: 'long enough' } }),
      usersContract.resetPassword,
    ],
    ['verify', () => users.verifyPasswordRequest({ params: { token: 'abc' } }), usersContract.verifyPasswordRequest],
    ['logout', () => createClient(authContract, http).logout({ body: {} }), authContract.logout],
  ] as const)('[R19] (c) after a 401 of %s, which has no bearer token', async (_, call, endpoint) => {
    const requests = mockEndpoint<Endpoint>(endpoint, expired);
    await expect(call()).rejects.toThrow('The token has expired.');
    expect(requests.map(({ bearer }) => bearer)).toEqual([null]);
  });

  it('after a 401 without a stored refresh token', async () => {
    Cookies.remove('refreshToken', { path: '/' });
    mockEndpoint(usersContract.profile, expired);
    await expect(users.profile()).rejects.toThrow('The token has expired.');
  });
});

describe('errors', () => {
  it('[S27] [G2] carry the server’s data.message, status, code, fields and the time to wait', async () => {
    mockEndpoint(usersContract.login, {
      status: 429,
      message: 'Too many attempts.',
      code: 'rate_limited',
      fields: { email: 'Wait a little' },
      headers: { 'Retry-After': '30' },
    });
    const failed = await users.login({ body: { email: 'a@b.test', password: 'x' } }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CallError);
    expect(failed).toMatchObject({
      message: 'Too many attempts.',
      status: 429,
      code: 'rate_limited',
      fields: { email: 'Wait a little' },
      retryAfterS: 30,
    });
  });

  it.each(['0', '-5', 'soon'])('[S27] have no time to wait with Retry-After: %s', async (header) => {
    const refusal = { status: 503, message: 'Not now.', headers: { 'Retry-After': header } };
    mockEndpoint(usersContract.login, refusal);
    const failed = await users.login({ body: { email: 'a@b.test', password: 'x' } }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ status: 503, retryAfterS: undefined });
  });

  it('[R47] come later for payments: the server waits for Stripe for up to 80 seconds', () => {
    expect(paymentHttp().defaults.timeout).toBe(100_000);
  });

  it('[S27] have their own message when there was no response', async () => {
    mockEndpoint(usersContract.profile, 'no network');
    await expect(users.profile()).rejects.toThrow('You’re offline. Check your connection and try again.');
  });

  it.each([undefined, ''])('[S27] include a client created without a URL (%j), which throws', (baseUrl) => {
    expect(() => createHttp({ baseUrl })).toThrow('missing baseUrl parameter');
  });
});
