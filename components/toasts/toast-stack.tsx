import { useEffect, useLayoutEffect, type MouseEventHandler } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { CloseButton } from '@/components/ui/forms/close-button';
import { toastStore, type Toast } from './toast-store';
import { ToastTransition } from './toast-transition';
import styles from './toast.module.css';

const closesAfterMs = 5000;

/** The library's configured container: top right, five seconds, dismissed by dragging 80 percent of the width. */
export function ToastStack() {
  // Connect before the first paint, so that no message is lost between the two renderers.
  useLayoutEffect(() => toastStore.connect(draw, takeAway), []);
  useEffect(dismissOnEscape, []);

  return (
    <div className={styles.stack} onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        autoClose={closesAfterMs}
        position="top-right"
        // The progress bar is hidden, but the library uses it as its timer: see the stylesheet.
        hideProgressBar
        draggable
        draggablePercent={80}
        pauseOnHover
        pauseOnFocusLoss
        newestOnTop
        limit={4}
        icon={false}
        closeButton={Dismiss}
        transition={ToastTransition}
        aria-label="Notifications, Alt+T"
      />
    </div>
  );
}

function draw({ kind, text, place }: Toast) {
  const toastId = idOf({ kind, text });
  // A message that is already open is not added again; its five seconds restart.
  if (toast.isActive(toastId)) return toast.update(toastId, {});
  toast(text, {
    type: kind === 'dark' ? 'default' : kind,
    theme: kind === 'dark' ? 'dark' : 'light',
    position: place,
    // Our live region is polite, so only errors get the alert role, which interrupts.
    role: kind === 'error' ? 'alert' : 'status',
    toastId,
  });
}

const takeAway = (shown: Pick<Toast, 'kind' | 'text'>) => toast.dismiss(idOf(shown));

/**
 * A deterministic id, so that identical messages are shown once. It is used as an HTML id, which cannot contain spaces.
 */
const idOf = ({ kind, text }: Pick<Toast, 'kind' | 'text'>) => `${kind}-${encodeURIComponent(text)}`;

/** Dismisses toasts on Escape, unless an open modal handled it first. */
function dismissOnEscape() {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]'))
      toast.dismiss();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

const Dismiss = ({ closeToast }: { closeToast: MouseEventHandler }) => (
  <CloseButton label="Dismiss" onClick={closeToast} iconSize={18} />
);
