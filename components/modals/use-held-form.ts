import { useEffect } from 'react';
import { holdPlace } from '@/lib/client/session/session-actions';
import { useSession } from '@/lib/client/session/session';
import { openModal } from './modal-stack';

/** While a form is filled in, a session that expires leaves it in place and asks for a login over it. */
export function useHeldForm() {
  const { user, isKnown } = useSession();
  const isOver = isKnown && user === null;
  useEffect(() => holdPlace(), []);
  useEffect(() => {
    if (isOver) openModal('login', { kind: 'user' });
  }, [isOver]);
}
