import type * as Stack from './toast-stack';

let loading: Promise<typeof Stack> | undefined;

/** Loads the toast library. Retries after a failure. */
export function loadToasts() {
  loading ??= import('./toast-stack').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
