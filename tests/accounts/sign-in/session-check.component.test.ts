import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSession, restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { watchSession } from '@/lib/client/session/session-check';
import { authContract } from '@/lib/contracts/accounts/auth';
import { mockEndpoint, type Asked } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { accessToken, sessionRecord } from '@/tests/support/api/session';

const session = { id: 'user-1', kind: 'user' } as const;
const ended = { status: 401, message: 'Your session has ended.', code: 'unauthorized' };
const fresh = accessToken('second');
const isFresh = ({ bearer }: Asked) => bearer === `Bearer ${fresh}`;

let idle: (() => void)[] = [];
const becomeIdle = () => idle.splice(0).forEach((work) => work());
let stop = () => {};
let visibility: DocumentVisibilityState = 'visible';

function turn(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function away(ms: number) {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000_000);
  turn('hidden');
  clock.mockReturnValue(1_000_000_000_000 + ms);
  turn('visible');
  clock.mockRestore();
}

beforeEach(() => {
  idle = [];
  visibility = 'visible';
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => void idle.splice(handle - 1, 1));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  restore();
});

afterEach(() => stop());

const signedIn = () => register(sessionRecord(), { kind: 'user' });

describe('[R14] [S20] the session check', () => {
  it('[R14] sends nothing for a visitor, however often the tab regains focus', () => {
    stop = watchSession();
    away(3_600_000);
    expect(idle).toEqual([]);
  });

  it('[R14] runs once in idle time, with the bearer token', async () => {
    signedIn();
    const requests = mockEndpoint(authContract.session, session);
    stop = watchSession();
    expect(requests).toHaveLength(0);
    becomeIdle();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.bearer).toBe(`Bearer ${Cookies.get('accessToken')}`);
    expect(idle).toEqual([]);
  });

  it.each([
    [60_000, 0],
    [60_001, 1],
  ])('[R14] after %i ms in the background runs again %i times', (ms, times) => {
    signedIn();
    stop = watchSession();
    // Ignores the first check.
    idle = [];
    away(ms);
    expect(idle).toHaveLength(times);
  });

  it('[R14] replaces a check that still waits for idle time', () => {
    signedIn();
    stop = watchSession();
    away(60_001);
    expect(idle).toHaveLength(1);
  });

  it('[R14] counts the time in the background once', () => {
    signedIn();
    stop = watchSession();
    away(60_001);
    becomeIdle();
    turn('visible');
    expect(idle).toEqual([]);
  });

  it('[R14] [R66] sends nothing for a page that still shows a member whose cookies are gone', async () => {
    signedIn();
    const requests = mockEndpoint(authContract.session, ended);
    stop = watchSession();
    Cookies.remove('user', { path: '/' });
    becomeIdle();
    await vi.dynamicImportSettled();
    expect(requests).toHaveLength(0);
  });

  it('[S20] lets one refresh renew an expired access token', async () => {
    signedIn();
    const requests = mockEndpoint(authContract.session, (one) => (isFresh(one) ? session : ended));
    mockEndpoint(authContract.refresh, { accessToken: fresh, refreshToken: 'refresh-2' });
    stop = watchSession();
    becomeIdle();
    await waitFor(() => expect(requests.map(isFresh)).toEqual([false, true]));
    expect([getSession().user?.id, goneTo]).toEqual(['user-1', []]);
  });

  it('[R14] [S20] signs out to /2024 when the refresh is refused', async () => {
    signedIn();
    mockEndpoint(authContract.session, ended);
    const refresh = mockEndpoint(authContract.refresh, { status: 401, message: 'No.' });
    stop = watchSession();
    becomeIdle();
    await waitFor(() => expect(goneTo).toEqual(['/2024']));
    expect([getSession().user, document.cookie, refresh.length]).toEqual([null, '', 1]);
  });

  it('[R14] signs out when there is no refresh token left', async () => {
    signedIn();
    Cookies.remove('refreshToken', { path: '/' });
    mockEndpoint(authContract.session, ended);
    stop = watchSession();
    becomeIdle();
    await waitFor(() => expect(goneTo).toEqual(['/2024']));
    expect(getSession().user).toBeNull();
  });

  it('[R14] [R19] keeps a session whose refresh works, although the check is refused again', async () => {
    signedIn();
    const requests = mockEndpoint(authContract.session, ended);
    mockEndpoint(authContract.refresh, { accessToken: fresh, refreshToken: 'refresh-2' });
    stop = watchSession();
    becomeIdle();
    await waitFor(() => expect(requests).toHaveLength(2));
    // A second check keeps the same session.
    away(60_001);
    becomeIdle();
    await waitFor(() => expect(requests).toHaveLength(4));
    expect([getSession().user?.id, Cookies.get('refreshToken'), goneTo]).toEqual(['user-1', 'refresh-2', []]);
  });

  it.each([['no network'], [{ status: 503, message: 'Away.' }]] as const)(
    '[S20] keeps the session when the response is %j',
    async (answer) => {
      signedIn();
      const requests = mockEndpoint(authContract.session, answer);
      stop = watchSession();
      becomeIdle();
      await waitFor(() => expect(requests).toHaveLength(1));
      // A second check keeps the same session.
      away(60_001);
      becomeIdle();
      await waitFor(() => expect(requests).toHaveLength(2));
      expect([getSession().user?.id, goneTo]).toEqual(['user-1', []]);
    },
  );
});
