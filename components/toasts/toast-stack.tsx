import { useEffect, useLayoutEffect, type MouseEventHandler } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { CloseButton } from '@/components/ui/forms/close-button';
import { toastStore, type Toast } from './toast-store';
import { ToastTransition } from './toast-transition';
import styles from './toast.module.css';

const closesAfterMs = 5000;

/** The library's container, configured: top right, five seconds, dismissed by a drag over 80 percent. */
export function ToastStack() {
  // Connected before the first paint, so that no message is lost between the two renderers.
  useLayoutEffect(() => toastStore.connect(draw, takeAway), []);
  useEffect(dismissOnEscape, []);

  return (
    <div className={styles.stack} onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        autoClose={closesAfterMs}
        position="top-right"
        // The library's timer uses it: see the stylesheet.
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
  // Shown again while it is open: no second toast, but five seconds from now.
  if (toast.isActive(toastId)) return toast.update(toastId, {});
  toast(text, {
    type: kind === 'dark' ? 'default' : kind,
    theme: kind === 'dark' ? 'dark' : 'light',
    position: place,
    // Inside our polite region only an error interrupts.
    role: kind === 'error' ? 'alert' : 'status',
    toastId,
  });
}

const takeAway = (shown: Pick<Toast, 'kind' | 'text'>) => toast.dismiss(idOf(shown));

/** Identical messages are shown once. The id is an HTML id, which may not contain spaces. */
const idOf = ({ kind, text }: Pick<Toast, 'kind' | 'text'>) => `${kind}-${encodeURIComponent(text)}`;

/** An open modal handles Escape first. */
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
