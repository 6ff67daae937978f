import type { AxiosInstance } from 'axios';
import { authContract } from '@/lib/contracts/auth';
import { refreshFailed } from '@/lib/content/frame';
import { CallError } from './call-error';
import { createClient } from './create-client';
import { underLock } from './lock';
import { endSession } from './session';
import { readAccessToken, readRefreshToken, readUser, writeTokens, writeUser } from './session-cookies';

let running: Promise<string> | undefined;

/**
 * A new access token in place of the stale one. However many ask, in however many tabs, one call is made:
 * those of this tab share its promise, the other tabs wait for the lock and find the cookie changed.
 */
export function refreshAccess(http: AxiosInstance, stale: string | undefined): Promise<string> {
  running ??= underLock('session-refresh', () => refresh(http, stale)).finally(() => {
    running = undefined;
  });
  return running;
}

async function refresh(http: AxiosInstance, stale: string | undefined): Promise<string> {
  const sent = readRefreshToken();
  const newer = readAccessToken();
  if (newer !== undefined && newer !== stale) return newer;
  // Signed out while waiting: whoever did that has cleared up and moved on already.
  if (sent === undefined) throw new CallError(refreshFailed, { status: 401, code: 'signed_out' });
  try {
    const answer = await createClient(authContract, http).refresh({ body: { refreshToken: sent } });
    return keep(sent, answer);
  } catch (error) {
    if (error instanceof CallError && (error.code === 'signed_out' || !isRefusal(error))) throw error;
    return fail(sent, error);
  }
}

/** A logout or another login during the call wins: the late answer is thrown away. */
function keep(sent: string, answer: { accessToken: string; refreshToken?: string }) {
  if (readRefreshToken() !== sent) return newerOrSignedOut();
  writeTokens({
    accessToken: answer.accessToken,
    ...(answer.refreshToken ? { refreshToken: answer.refreshToken } : {}),
  });
  const user = readUser();
  // The user cookie lives as long as the refresh token that was just renewed.
  if (user) writeUser(user);
  return answer.accessToken;
}

function fail(sent: string, cause: unknown): string {
  if (readRefreshToken() !== sent) return newerOrSignedOut();
  endSession('refresh-failed');
  throw new CallError(refreshFailed, { status: 401, code: 'refresh_failed', cause });
}

/** Nobody is signed out because the network or the server is away for a moment (decision 13). */
const isRefusal = ({ status }: CallError) =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;

function newerOrSignedOut() {
  const newer = readRefreshToken() === undefined ? undefined : readAccessToken();
  if (newer === undefined) throw new CallError(refreshFailed, { status: 401, code: 'signed_out' });
  return newer;
}
