import fc from 'fast-check';
import Cookies from 'js-cookie';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSession, onSessionEnd, restore } from '@/lib/client/session/session';
import { register, renewTokens, signIn, signOut } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { accessToken, sessionRecord } from '@/tests/support/api/session';

const record = sessionRecord();
const home = { kind: 'user', pathname: '/' } as const;

beforeEach(() => restore());
afterEach(() => vi.useRealTimers());

describe('signing in', () => {
  it('[S20] [R64] stores the user with id and name only, and both tokens', () => {
    signIn(record, home);
    expect(Cookies.get()).toEqual({
      user: '{"id":"user-1","name":"Ann Lee"}',
      accessToken: record.token,
      refreshToken: record.refreshToken,
    });
    expect(getSession()).toEqual({ user: { id: 'user-1', name: 'Ann Lee', kind: 'user' }, isKnown: true });
  });

  it('[S20] [S28] accepts a record of only id and tokens, as in section 3, and greets without an invented name', () => {
    const { id, token, refreshToken } = record;
    signIn({ id, token, refreshToken } as typeof record, home);
    expect(getSession().user).toEqual({ id: 'user-1', name: 'Member', kind: 'user' });
    restore();
    expect(getSession().user?.name).toBe('Member');
  });

  it('[R64] gives each cookie the lifetime of its token, the path /, and SameSite=Lax', () => {
    const written: string[] = [];
    const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    const end = Date.UTC(2040, 0, 1);
    register(sessionRecord({ token: accessToken('x', end) }), { kind: 'user' });
    spy.mockRestore();
    const of = (name: string) => written.find((text) => text.startsWith(`${name}=`)) ?? '';
    expect(of('accessToken')).toContain(`expires=${new Date(end).toUTCString()}`);
    for (const name of ['accessToken', 'refreshToken', 'user']) {
      expect(of(name)).toMatch(/; path=\//i);
      expect(of(name)).toMatch(/; samesite=lax/i);
      expect(of(name)).toMatch(/; expires=/i);
      expect(of(name)).not.toMatch(/domain=|secure/i);
    }
  });

  it('[R64] renews the user’s cookie with the tokens, so that neither outlives the other', () => {
    signIn(record, home);
    const written: string[] = [];
    const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    renewTokens({ accessToken: accessToken('x', Date.UTC(2040, 0, 1)), refreshToken: 'the-next-refresh-token' });
    spy.mockRestore();
    const lifeOf = (name: string) =>
      /expires=([^;]+)/i.exec(written.find((text) => text.startsWith(`${name}=`)) ?? '')?.[1];
    expect(lifeOf('user')).toMatch(/GMT$/);
    expect(Math.abs(Date.parse(lifeOf('user') ?? '') - Date.parse(lifeOf('refreshToken') ?? ''))).toBeLessThan(60_000);
  });

  it.each(['/stock-insights-by-sector/robotics', '/sector-and-stock-timing', '/sector-insights'])(
    '[S5] [G11] scrolls to the top of %s and reloads after 100 ms',
    (pathname) => {
      vi.useFakeTimers();
      const scroll = vi.spyOn(window, 'scrollTo');
      expect(signIn(record, { kind: 'user', pathname })).toBe(true);
      expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
      vi.advanceTimersByTime(99);
      expect(goneTo).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(goneTo).toEqual(['reload']);
    },
  );

  it('[S5] [S20] does not reload other pages, nor after a registration', () => {
    vi.useFakeTimers();
    expect(signIn(record, { kind: 'user', pathname: '/blog' })).toBe(false);
    register(record, { kind: 'user' });
    vi.runAllTimers();
    expect(goneTo).toEqual([]);
  });
});

describe('restoring a session', () => {
  it('[G7] [S20] restores the user with the kind of account, and writes nothing', () => {
    register(record, { kind: 'investor' });
    const before = document.cookie;
    const write = vi.spyOn(document, 'cookie', 'set');
    restore();
    expect(getSession().user).toEqual({ id: 'user-1', name: 'Ann Lee', kind: 'investor' });
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(document.cookie).toBe(before);
  });

  const broken = [
    '%E0%A4%A',
    'x'.repeat(3000),
    '{"__proto__":{"id":"a","name":"b"}}',
    '{"id":"a","na',
    'null',
    '[]',
    '"text"',
    '7',
    '{"id":7,"name":"x"}',
    '{"id":"","name":""}',
    '',
  ];
  it.each(broken)('[G7] [R64] treats the cookie user=%s as signed out and deletes it', (value) => {
    document.cookie = `user=${value.includes('%') ? value : encodeURIComponent(value)}; path=/`;
    restore();
    expect(getSession()).toEqual({ user: null, isKnown: true });
    expect(document.cookie).not.toContain('user=');
  });

  it('[G7] never throws and never shows more than id and name, whatever the cookie holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' })), (value) => {
        document.cookie = `user=${value.replaceAll(/[;\r\n\0]/g, '')}; path=/`;
        restore();
        const { user } = getSession();
        expect(user === null || Object.keys(user).toString() === 'id,name,kind').toBe(true);
      }),
    );
  });
});

it('[R64] ignores and deletes a user cookie longer than any of ours', () => {
  Cookies.set('user', JSON.stringify({ id: 'user-1', name: 'x'.repeat(2_000) }), { path: '/' });
  restore();
  expect([getSession().user, Cookies.get('user')]).toEqual([null, undefined]);
});

describe('signing out', () => {
  it('[S20] [R21] goes to /2024, clears the cookies at once, and notifies the server without waiting', async () => {
    register(record, { kind: 'user' });
    const requests = mockEndpoint(authContract.logout, { message: 'Signed out.' });
    signOut();
    expect([document.cookie, getSession().user, goneTo]).toEqual(['', null, ['/2024']]);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ bearer: `Bearer ${record.token}`, body: '{"refreshToken":"refresh-1"}' });
  });

  it('[R66] leaves no trace of the account in storage', async () => {
    register(record, { kind: 'investor' });
    expect(localStorage.getItem('accountKind')).toBe('investor:user-1');
    const requests = mockEndpoint(authContract.logout, { message: 'Signed out.' });
    signOut();
    expect(localStorage.getItem('accountKind')).toBeNull();
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('[R21] notifies the server even when the page is left at once', async () => {
    register(record, { kind: 'user' });
    const requests = mockEndpoint(authContract.logout, { message: 'Signed out.' });
    const fetch = vi.spyOn(globalThis, 'fetch');
    signOut();
    expect(fetch.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true]);
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('[R21] works offline', async () => {
    register(record, { kind: 'user' });
    const requests = mockEndpoint(authContract.logout, 'no network');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    signOut();
    await waitFor(() => expect(requests).toHaveLength(1));
    // Without a network, navigating would only show the browser's offline page.
    expect([document.cookie, getSession().user, goneTo]).toEqual(['', null, []]);
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(goneTo).toEqual(['/2024']);
  });

  it('[S23] notifies its listeners, once, that it was a logout', () => {
    const ends: string[] = [];
    const stop = onSessionEnd((end) => ends.push(end));
    signOut();
    stop();
    signOut();
    expect(ends).toEqual(['signed-out']);
  });
});
