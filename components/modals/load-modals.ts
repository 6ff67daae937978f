import type * as Layer from './modal-layer';

let loading: Promise<typeof Layer> | undefined;

/** Fetches what modals need; call it when one is likely to be opened. A failed attempt is not remembered. */
export function loadModals() {
  loading ??= import('./modal-layer').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The same in advance, when a pointer or the focus reaches the button: nobody waits for its outcome. */
export function prefetchModals() {
  loadModals().catch(() => {
    // Opening the modal tries again, and says so if it cannot.
  });
}
