import type * as Layer from './modal-layer';

let loading: Promise<typeof Layer> | undefined;

/** Loads the modals' code; call it when one is likely to be opened. A failed attempt is retried. */
export function loadModals() {
  loading ??= import('./modal-layer').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Preloads on hover or focus, in the background. */
export function prefetchModals() {
  loadModals().catch(() => {
    // Opening the modal retries, and reports a failure.
  });
}
