import { useEffect, useState } from 'react';
import { openModal } from '@/components/modals/modal-stack';
import { browserHttp } from '@/lib/client/http/http';
import { refreshAccess } from '@/lib/client/session/refresh';
import { useSession } from '@/lib/client/session/session';
import { holdPlace } from '@/lib/client/session/session-actions';
import { readAccessToken, readRefreshToken } from '@/lib/client/session/session-cookies';
import { readAccessEnd } from '@/lib/client/session/session-writes';

/** Twice the minute that SC 2.2.1 requires, so that checking every fifteen seconds is never late. */
const warningMs = 120_000;
const lookMs = 15_000;

export type SessionState = { kind: 'fine' } | { kind: 'ending'; at: number } | { kind: 'ended' };
const fine: SessionState = { kind: 'fine' };

/**
 * Keeps the session alive while a form is being filled in, warns before it ends, and asks for a login in a modal
 * afterward. While this hook is mounted, an expired session does not navigate away.
 */
export function useSessionWatch(): SessionState {
  const { user, isKnown } = useSession();
  const [clock, setClock] = useState<SessionState>(fine);
  const isOver = (isKnown && user === null) || clock.kind === 'ended';

  useEffect(() => holdPlace(), []);

  useEffect(() => {
    let lastEnd: number | undefined;
    let isGone = false;
    const look = async () => {
      const next = await stateNow(lastEnd);
      lastEnd = readAccessEnd() ?? lastEnd;
      if (!isGone) setClock((before) => (isSame(before, next) ? before : next));
    };
    void look();
    const timer = setInterval(() => void look(), lookMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [user]);

  useEffect(() => {
    if (isOver) openModal('login', { kind: 'user' });
  }, [isOver]);

  return isOver ? { kind: 'ended' } : clock;
}

async function stateNow(lastEnd: number | undefined): Promise<SessionState> {
  const end = readAccessEnd();
  const isRenewable = readRefreshToken() !== undefined;
  if (end === undefined)
    return !isRenewable && lastEnd !== undefined && lastEnd <= Date.now() ? { kind: 'ended' } : fine;
  if (end - Date.now() > warningMs) return fine;
  if (!isRenewable) return { kind: 'ending', at: end };
  try {
    await refreshAccess(browserHttp(), readAccessToken());
    return fine;
  } catch {
    // If the refresh is rejected, the session has ended, which is shown elsewhere. If the server is unreachable, check
    // again before the end.
    return { kind: 'ending', at: end };
  }
}

const isSame = (one: SessionState, other: SessionState) =>
  one.kind === other.kind && (one.kind !== 'ending' || other.kind !== 'ending' || one.at === other.at);
