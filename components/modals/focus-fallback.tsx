import { useEffect } from 'react';

/** Where the focus goes when a modal has left and what opened it is gone too, as the login button is after a login. */
export function FocusFallback() {
  useEffect(
    () => () => {
      // The dialog gives the focus back in the next frame, if it can; this looks one frame later.
      requestAnimationFrame(() => requestAnimationFrame(focusPageIfLost));
    },
    [],
  );
  return null;
}

function focusPageIfLost() {
  if (document.activeElement !== document.body || document.querySelector('[role="dialog"]')) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
