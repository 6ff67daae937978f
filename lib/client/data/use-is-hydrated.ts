import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether our script runs this page: what is sent before that would reach no one. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
