import type * as Layer from './modal-layer';

let loading: Promise<typeof Layer> | undefined;

/** Loads the modals' code. Call it when a modal is likely to open. Retries after a failure. */
export function loadModals() {
  loading ??= import('./modal-layer').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Preloads the modals' code in the background, on hover or focus. */
export function prefetchModals() {
  loadModals().catch(() => {
    // Ignored: opening the modal retries and reports a failure.
  });
}
