import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this page is hydrated: a message before that has no listener. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
