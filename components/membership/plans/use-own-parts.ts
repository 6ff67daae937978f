import { useEffect } from 'react';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { getSession, useSessionUser } from '@/lib/client/session/session';

const loadOwn = () => import('./own-plan-action');

export type OwnParts = Awaited<ReturnType<typeof loadOwn>>;

/**
 * The parts that depend on the member's plan, whose code loads only for members. While they load, `isAwaited` is true
 * and the visitors' buttons stay hidden.
 */
export function useOwnParts(): { own: OwnParts | undefined; isAwaited: boolean } {
  const isMember = useSessionUser()?.kind === 'user';
  const { part: own, failure } = useLazyModule(loadOwn, isMember);
  useEffect(() => {
    // start.js hid the visitors' buttons for a member until now; after signing out they are shown again.
    if (isMember || getSession().isKnown) delete document.documentElement.dataset['member'];
  }, [isMember]);
  return { own, isAwaited: isMember && !own && !failure };
}
