import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { setNavigator } from '@/lib/client/http/navigation';
import { onSessionEnd, restore } from '@/lib/client/session/session';
import { refreshFailed, signedOut } from '@/lib/content/shared/frame';
import { isLoadedWhole } from '@/lib/domain/shared/whole-pages';

/** Restores the session, and reports when it ends. */
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
        // The focused element in the account menu is about to be removed.
        document.getElementById('main')?.focus({ preventScroll: true });
        if (end === 'signed-out') showToast('default', signedOut, { place: 'top-center' });
        // After an account is deleted, the form that deleted it shows the message.
        else if (end === 'refresh-failed') showToast('error', refreshFailed);
      }),
    [],
  );
}

/** If the clicked button was removed with its page, moves the focus to the new page's content. */
function focusPage() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}
