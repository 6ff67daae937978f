import type * as Stack from './toast-stack';

let loading: Promise<typeof Stack> | undefined;

/** Loads the toast library. A failed attempt is retried. */
export function loadToasts() {
  loading ??= import('./toast-stack').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
