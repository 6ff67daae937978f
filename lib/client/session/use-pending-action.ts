import { useEffect, useEffectEvent } from 'react';
import { useSessionUser } from './session';
import { consumePendingAction } from './pending-action';

/**
 * Runs the action that a visitor pressed before signing in, once they are a member and the page is ready. `act`
 * receives the text after the prefix.
 */
export function usePendingAction(prefix: string, act: (rest: string) => void, isReady = true) {
  const user = useSessionUser();
  const isDue = isReady && user?.kind === 'user';
  const take = useEffectEvent(() => {
    const rest = consumePendingAction(prefix);
    if (rest !== null) act(rest);
  });
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
}
