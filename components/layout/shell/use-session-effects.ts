import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { setNavigator } from '@/lib/client/http/navigation';
import { onSessionEnd, restore } from '@/lib/client/session/session';
import { refreshFailed, signedOut } from '@/lib/content/shared/frame';
import { isLoadedWhole } from '@/lib/domain/shared/whole-pages';

/** Restores the session and reports how it ended. */
export function useSessionEffects() {
  const router = useRouter();

  useEffect(() => {
    const go = (path: string) =>
      isLoadedWhole(path) ? window.location.assign(path) : void router.push(path).then(focusPage);
    setNavigator({ go, reload: () => window.location.reload() });
  }, [router]);

  useEffect(() => restore(), []);

  useEffect(
    () =>
      onSessionEnd((end) => {
        // The focused element, in the account menu, is about to be removed.
        document.getElementById('main')?.focus({ preventScroll: true });
        if (end === 'signed-out') showToast('default', signedOut, { place: 'top-center' });
        // The form that deleted the account says so.
        else if (end === 'refresh-failed') showToast('error', refreshFailed);
      }),
    [],
  );
}

/** The pressed button may be gone with its page: the keyboard then continues in the new one. */
function focusPage() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}
