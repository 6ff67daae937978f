import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { findLoadFailure } from '@/lib/client/http/load-failure';
import { loadModals } from './load-modals';
import { closeAllModals, modalStack, type ModalEntry } from './modal-stack';

const none: readonly ModalEntry[] = [];

/** Renders the open modals. Their code, including the dialog's, loads with the first one. */
export function ModalHost() {
  const entries = useSyncExternalStore(modalStack.subscribe, modalStack.read, () => none);
  const [layer, setLayer] = useState<Awaited<ReturnType<typeof loadModals>>>();
  const isNeeded = entries.some((entry) => entry.isOpen);

  useEffect(() => {
    if (!isNeeded || layer) return;
    loadModals().then(
      (loaded) => setLayer(loaded),
      async () => {
        closeAllModals();
        showToast('error', (await findLoadFailure()).text);
      },
    );
  }, [isNeeded, layer]);

  if (!layer) return null;
  return <layer.ModalLayer entries={entries} />;
}
