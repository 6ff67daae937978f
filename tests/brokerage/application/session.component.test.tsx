import { act, cleanup, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionNotice } from '@/components/brokerage/application/session-notice';
import { useSessionWatch } from '@/components/brokerage/application/use-session-watch';
import { closeAllModals } from '@/components/modals/modal-stack';
import { endSession, register } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import { eventually } from '@/tests/support/eventually';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { signingIn } from '@/tests/support/api/member';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { openNames } from '@/tests/support/browser/open-modals';
import { accessToken, sessionRecord } from '@/tests/support/api/session';

const Watched = () => <SessionNotice session={useSessionWatch()} />;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('the session during an application', () => {
  signingIn();
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), shouldAdvanceTime: true }));
  afterEach(() => {
    act(() => closeAllModals());
    vi.useRealTimers();
  });

  /** Starts a session of five minutes; an external API may issue no refresh token. */
  function begin({ isRenewable }: { isRenewable: boolean }) {
    const token = accessToken('first', Date.now() + 300_000);
    act(() => register(sessionRecord({ token }), { kind: 'user' }));
    if (!isRenewable) Cookies.remove('refreshToken', { path: '/' });
    render(<Watched />);
  }

  it('[F12] shows a warning at least a minute before it ends, and offers the login', async () => {
    begin({ isRenewable: false });
    await pass(60);
    expect(screen.queryByText('Your session ends soon')).toBeNull();
    await pass(180);
    expect(screen.getByText('Your session ends soon')).toBeVisible();
    expect(screen.getByText(/^Your session ends at \d+:05 [AP]M\./)).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Log in again' }).click());
    expect(openNames()).toEqual(['login']);
  });

  it('[F12] opens the login modal once it has ended', async () => {
    begin({ isRenewable: false });
    await pass(60);
    await pass(260);
    expect(screen.getByText('Your session has ended')).toBeVisible();
    expect(openNames()).toEqual(['login']);
  });

  it('[F12] keeps the page when it ends, and goes to /2024 as elsewhere once the form is left', () => {
    begin({ isRenewable: true });
    act(() => endSession('refresh-failed'));
    expect(goneTo).toEqual([]);
    cleanup();
    act(() => register(sessionRecord(), { kind: 'user' }));
    act(() => endSession('refresh-failed'));
    expect(goneTo).toEqual(['/2024']);
  });

  it('[F12] is renewed silently when possible', async () => {
    const requests = mockEndpoint(authContract.refresh, () => ({
      accessToken: accessToken('second', Date.now() + 900_000),
      refreshToken: 'refresh-2',
    }));
    begin({ isRenewable: true });
    await pass(200);
    await eventually(() => expect(requests).toHaveLength(1));
    await pass(200);
    expect(screen.queryByText(/Your session/)).toBeNull();
    expect(openNames()).toEqual([]);
  });
});
