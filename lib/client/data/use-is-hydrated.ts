import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this page is hydrated. Before that, no listener is attached. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
