import { useEffect } from 'react';

/**
 * Moves the focus when a modal closes and the element that opened it is gone, such as the login button after a login.
 */
export function FocusFallback() {
  useEffect(
    () => () => {
      // The dialog restores the focus in the next frame if it can, so this runs one frame later.
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
