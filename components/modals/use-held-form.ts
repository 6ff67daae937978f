import { useEffect } from 'react';
import { holdPlace } from '@/lib/client/session/session-actions';
import { useSession } from '@/lib/client/session/session';
import { openModal } from './modal-stack';

/** Keeps a form in place when the session expires, and asks for a login in a modal. */
export function useHeldForm() {
  const { user, isKnown } = useSession();
  const isOver = isKnown && user === null;
  useEffect(() => holdPlace(), []);
  useEffect(() => {
    if (isOver) openModal('login', { kind: 'user' });
  }, [isOver]);
}
