import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from '@/lib/client/http/create-client';
import { createHttp } from '@/lib/client/http/http';
import { getSession, restore } from '@/lib/client/session/session';
import { register, signOut } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint, type Asked } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { accessToken, memberProfile, sessionRecord } from '@/tests/support/api/session';

const http = createHttp({ baseUrl: window.location.origin });
const users = createClient(usersContract, http);
const lookContract = defineContract({
  look: {
    method: 'GET',
    path: '/api/look',
    access: 'member',
    summary: 'Takes a query; for these tests only.',
    query: z.object({ q: z.string(), page: z.string() }),
    response: z.object({ isThere: z.boolean() }),
  },
});
const expired = { status: 401, message: 'The token has expired.', code: 'unauthenticated' };
const fresh = accessToken('second');
const successor = { accessToken: fresh, refreshToken: 'refresh-2' };
const isFresh = ({ bearer }: Asked) => bearer === `Bearer ${fresh}`;
const sessionCookies = () => ['accessToken', 'refreshToken', 'user'].map((name) => Cookies.get(name));

beforeEach(() => {
  restore();
  register(sessionRecord(), { kind: 'user' });
});

describe('a session whose access token has expired', () => {
  it.each([10, 20])(
    '[G3] [R19] (a) refreshes once for %i parallel 401s and retries each exactly once',
    async (many) => {
      const profile = mockEndpoint(usersContract.profile, (request) => (isFresh(request) ? memberProfile : expired));
      const refresh = mockEndpoint(authContract.refresh, successor);
      const answers = await Promise.all(Array.from({ length: many }, () => users.profile()));
      expect(answers.every(({ id }) => id === 'user-1')).toBe(true);
      expect(refresh.map(({ body }) => body)).toEqual(['{"refreshToken":"refresh-1"}']);
      expect(profile).toHaveLength(2 * many);
      expect(profile.filter(isFresh)).toHaveLength(many);
      expect(Cookies.get('refreshToken')).toBe('refresh-2');
    },
  );

  it('[G3] [R19] (b) does not refresh for the retry: a second 401 is final', async () => {
    const profile = mockEndpoint(usersContract.profile, expired);
    const refresh = mockEndpoint(authContract.refresh, successor);
    await expect(users.profile()).rejects.toThrow('The token has expired.');
    expect([profile.length, refresh.length]).toEqual([2, 1]);
    expect(goneTo).toEqual([]);
  });

  it('[R64] renews the user’s cookie together with the refresh token', async () => {
    mockEndpoint(usersContract.profile, (request) => (isFresh(request) ? memberProfile : expired));
    mockEndpoint(authContract.refresh, successor);
    const written: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text);
      cookie?.set?.call(document, text);
    });
    await users.profile();
    spy.mockRestore();
    const lifeOf = (name: string) =>
      /expires=([^;]+)/i.exec(written.find((text) => text.startsWith(`${name}=`)) ?? '')?.[1];
    expect(lifeOf('user')).toMatch(/GMT$/);
    expect(Math.abs(Date.parse(lifeOf('user') ?? '') - Date.parse(lifeOf('refreshToken') ?? ''))).toBeLessThan(60_000);
  });

  it('[R19] (f) retries with the same body and query, and the new bearer token', async () => {
    const save = mockEndpoint(usersContract.saveSearch, (request) =>
      isFresh(request) ? { searches: ['gold & "silver"'] } : expired,
    );
    const read = mockEndpoint(lookContract.look, (request) => (isFresh(request) ? { isThere: true } : expired));
    mockEndpoint(authContract.refresh, successor);
    await users.saveSearch({ body: { search: 'gold & "silver"' } });
    Cookies.set('accessToken', accessToken('old'), { path: '/' });
    await createClient(lookContract, http).look({ query: { q: 'a b&c', page: '2' } });
    for (const [first, second] of [save, read]) {
      expect(second?.body).toBe(first?.body);
      expect(second?.url.href).toBe(first?.url.href);
      expect([first, second].map((request) => request && isFresh(request))).toEqual([false, true]);
    }
    expect(save[0]?.body).toBe('{"search":"gold & \\"silver\\""}');
  });

  it('[G6] keeps a login made while the refresh was refused, and retries with it', async () => {
    mockEndpoint(usersContract.profile, (request) => (isFresh(request) ? memberProfile : expired));
    mockEndpoint(authContract.refresh, () => {
      register(sessionRecord({ token: fresh, refreshToken: 'refresh-new' }), { kind: 'user' });
      return { status: 401, message: 'Your session has ended. Log in again.' };
    });
    expect((await users.profile()).id).toBe('user-1');
    expect(sessionCookies().slice(0, 2)).toEqual([fresh, 'refresh-new']);
    expect(goneTo).toEqual([]);
  });

  it('retries without the stale token where the new one has expired by this clock already', async () => {
    const profile = mockEndpoint(usersContract.profile, expired);
    mockEndpoint(authContract.refresh, { ...successor, accessToken: accessToken('late', Date.now() - 1000) });
    await expect(users.profile()).rejects.toThrow('The token has expired.');
    expect(profile.map(({ bearer }) => bearer !== null)).toEqual([true, false]);
  });

  it('works with an API that returns only an access token', async () => {
    mockEndpoint(usersContract.profile, (request) => (isFresh(request) ? memberProfile : expired));
    mockEndpoint(authContract.refresh, { accessToken: fresh } as typeof successor);
    await users.profile();
    expect(sessionCookies().slice(0, 2)).toEqual([fresh, 'refresh-1']);
  });

  it('[G4] [R20] uses the token that another tab stored meanwhile, without a request', async () => {
    const profile = mockEndpoint(usersContract.profile, (request) => {
      if (isFresh(request)) return memberProfile;
      Cookies.set('accessToken', fresh, { path: '/' });
      return expired;
    });
    await users.profile();
    expect(profile).toHaveLength(2);
  });
});

describe('a refresh that fails', () => {
  it.each([400, 401, 403])(
    '[G3] [R19] (d) rejects all waiting requests after a %i, clears the three cookies and goes to /2024 once',
    async (status) => {
      mockEndpoint(usersContract.profile, expired);
      const refresh = mockEndpoint(authContract.refresh, { status, message: 'No.' });
      const ends = await Promise.allSettled(Array.from({ length: 10 }, () => users.profile()));
      expect(
        new Set(ends.map((end) => (end.status === 'rejected' ? (end.reason as Error).message : 'answered'))),
      ).toEqual(new Set(['Failed to refresh access token']));
      expect(refresh).toHaveLength(1);
      expect(sessionCookies()).toEqual([undefined, undefined, undefined]);
      expect(goneTo).toEqual(['/2024']);
      expect(getSession()).toEqual({ user: null, isKnown: true });
    },
  );

  it('[R19] (g) does not override a logout: the late response writes no cookie and only the logout goes to /2024', async () => {
    const logout = mockEndpoint(authContract.logout, { message: 'Signed out.' });
    const profile = mockEndpoint(usersContract.profile, expired);
    const refresh = mockEndpoint(authContract.refresh, () => {
      signOut();
      return successor;
    });
    await expect(users.profile()).rejects.toThrow('Failed to refresh access token');
    expect([profile.length, refresh.length]).toEqual([1, 1]);
    await waitFor(() => expect(logout).toHaveLength(1));
    expect(sessionCookies()).toEqual([undefined, undefined, undefined]);
    expect(goneTo).toEqual(['/2024']);
  });

  it('[G6] never repeats one account’s request as another account that signed in meanwhile', async () => {
    const profile = mockEndpoint(usersContract.profile, expired);
    mockEndpoint(authContract.refresh, () => {
      register(sessionRecord({ id: 'user-2', token: accessToken('other'), refreshToken: 'refresh-b' }), {
        kind: 'user',
      });
      return successor;
    });
    await expect(users.profile()).rejects.toThrow('The token has expired.');
    expect(profile).toHaveLength(1);
    expect(Cookies.get('refreshToken')).toBe('refresh-b');
  });
});
