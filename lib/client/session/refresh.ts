import type { AxiosInstance } from 'axios';
import { authContract } from '@/lib/contracts/accounts/auth';
import { refreshFailed } from '@/lib/content/shared/frame';
import { CallError } from '@/lib/client/http/call-error';
import { createClient } from '@/lib/client/http/create-client';
import { withLock } from './lock';
import { endSession } from './session-actions';
import { readAccessToken, readRefreshToken, readUser } from './session-cookies';
import { writeTokens, writeUser } from './session-writes';

let running: Promise<string> | undefined;

/**
 * Replaces a stale access token. Concurrent callers cause one request: those in this tab share its promise, and other
 * tabs wait for the lock and then find a new cookie.
 */
export function refreshAccess(http: AxiosInstance, stale: string | undefined): Promise<string> {
  running ??= withLock('session-refresh', () => refresh(http, stale)).finally(() => {
    running = undefined;
  });
  return running;
}

async function refresh(http: AxiosInstance, stale: string | undefined): Promise<string> {
  const sent = readRefreshToken();
  const newer = readAccessToken();
  if (newer !== undefined && newer !== stale) return newer;
  // Signed out while waiting; the cleanup is already done.
  if (sent === undefined) throw new CallError(refreshFailed, { status: 401, code: 'signed_out' });
  try {
    const answer = await createClient(authContract, http).refresh({ body: { refreshToken: sent } });
    return keep(sent, answer);
  } catch (error) {
    if (error instanceof CallError && (error.code === 'signed_out' || !isRefusal(error))) throw error;
    return fail(sent, error);
  }
}

/** Stores the new tokens, unless a logout or another login happened during the request. */
function keep(sent: string, answer: { accessToken: string; refreshToken?: string }) {
  if (readRefreshToken() !== sent) return newerOrSignedOut();
  writeTokens({
    accessToken: answer.accessToken,
    ...(answer.refreshToken ? { refreshToken: answer.refreshToken } : {}),
  });
  const user = readUser();
  // The user cookie expires with the refresh token, which was just renewed.
  if (user) writeUser(user);
  return answer.accessToken;
}

function fail(sent: string, cause: unknown): string {
  if (readRefreshToken() !== sent) return newerOrSignedOut();
  endSession('refresh-failed');
  throw new CallError(refreshFailed, { status: 401, code: 'refresh_failed', cause });
}

/** Whether the server rejected the token. Network and server failures do not sign out (decision 13). */
const isRefusal = ({ status }: CallError) =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;

function newerOrSignedOut() {
  const newer = readRefreshToken() === undefined ? undefined : readAccessToken();
  if (newer === undefined) throw new CallError(refreshFailed, { status: 401, code: 'signed_out' });
  return newer;
}
