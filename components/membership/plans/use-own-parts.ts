import { useEffect } from 'react';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { getSession, useSessionUser } from '@/lib/client/session/session';

const loadOwn = () => import('./own-plan-action');

export type OwnParts = Awaited<ReturnType<typeof loadOwn>>;

/**
 * The parts that depend on the member's plan; their code loads for members only. `isAwaited` is true while a member's
 * parts are on their way: the visitors' buttons are not shown before them.
 */
export function useOwnParts(): { own: OwnParts | undefined; isAwaited: boolean } {
  const isMember = useSessionUser()?.kind === 'user';
  const { part: own, failure } = useLazyModule(loadOwn, isMember);
  useEffect(() => {
    // Until here start.js has kept the place empty for a member; after signing out it is a visitor's.
    if (isMember || getSession().isKnown) delete document.documentElement.dataset['member'];
  }, [isMember]);
  return { own, isAwaited: isMember && !own && !failure };
}
