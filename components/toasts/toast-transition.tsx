import { useEffect, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * Uses CSS transitions. The library waits for an animation to end, which never happens with reduced motion; this starts
 * the timer immediately and removes the toast once running transitions have finished.
 */
export function ToastTransition({ isIn, done, nodeRef, children, ...toast }: ToastTransitionProps) {
  useLayoutEffect(() => {
    toast.playToast();
    // Once, when the toast appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (isIn) return;
    const node = nodeRef.current;
    node?.setAttribute('data-leaving', '');
    const fades = node?.getAnimations?.().filter((animation) => animation instanceof CSSTransition) ?? [];
    let isGone = false;
    void Promise.allSettled(fades.map((fade) => fade.finished)).then(() => {
      if (!isGone) done();
    });
    return () => {
      isGone = true;
    };
  }, [isIn, done, nodeRef]);

  return <>{children}</>;
}
