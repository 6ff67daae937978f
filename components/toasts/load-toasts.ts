import type * as Stack from './toast-stack';

let loading: Promise<typeof Stack> | undefined;

/** Fetches what draws toasts. A failed attempt is not remembered. */
export function loadToasts() {
  loading ??= import('./toast-stack').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
