import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this page is hydrated. Listeners are not attached before that. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
