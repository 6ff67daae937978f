import { useEffect, useState } from 'react';
import { loadCalls } from '@/lib/client/http/load-calls';
import type { CallError } from '@/lib/client/http/call-error';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';

export type ResetLinkState = 'checking' | 'good' | 'used' | 'unreachable' | 'done';

/** Checks once whether a reset link is valid, without consuming it. */
export function useResetLink(kind: AccountKind, token: string | undefined) {
  const [state, setState] = useState<ResetLinkState>('checking');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === undefined) return;
    const stop = new AbortController();
    verify(kind, token, stop.signal).then(
      (isValid) => setState(isValid ? 'good' : 'used'),
      (error: unknown) => {
        if (!stop.signal.aborted) setState(isRefusal(error) ? 'used' : 'unreachable');
      },
    );
    return () => stop.abort();
  }, [kind, token, attempt]);

  return {
    state,
    setState,
    checkAgain: () => {
      setState('checking');
      setAttempt(attempt + 1);
    },
  };
}

async function verify(kind: AccountKind, token: string, signal: AbortSignal) {
  const { accountCalls } = await loadCalls();
  const { isValid } = await accountCalls(kind).verifyPasswordRequest({ params: { token }, signal });
  return isValid;
}

/** Whether the server rejected the link itself; a 429 or 5xx status says nothing about the link. */
function isRefusal(error: unknown): error is CallError {
  const status = error instanceof Error && error.name === 'CallError' ? (error as CallError).status : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}

/** Whether an error is about the link: errors about the password name a field. */
export const isLinkGone = (error: unknown) => isRefusal(error) && Object.keys(error.fields).length === 0;
