import { useRouter } from 'next/compat/router';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

type Early = {
  field: RefObject<HTMLElement | null>;
  /** What the field holds now. */
  read: () => string | undefined;
  /** What the server sent. */
  sent: string | undefined;
  onValue: ((value: string) => void) | undefined;
};

/**
 * React keeps input from before hydration, but calls no handler for it. This calls `onValue` with it, once the router
 * knows the URL, which may contain other values. Later input takes precedence.
 */
export function useEarlyValue({ field, read, sent, onValue }: Early) {
  const isHydrating = useSyncExternalStore(neverChanges, isFalse, isTrue);
  const isReady = useRouter()?.isReady ?? true;
  const early = useRef<string>(undefined);

  const keep = useEffectEvent(() => {
    const value = onValue && isHydrating ? read() : undefined;
    if (value !== sent) early.current = value;
  });
  const deliver = useEffectEvent((value: string) => onValue?.(value));

  useLayoutEffect(() => keep(), []);
  // In the same commit as the URL: the next render then already has the value, and the caret stays.
  useLayoutEffect(() => {
    if (early.current === undefined) return;
    if (isReady) {
      deliver(early.current);
      early.current = undefined;
      return;
    }
    const element = field.current;
    const forget = () => (early.current = undefined);
    element?.addEventListener('input', forget);
    return () => element?.removeEventListener('input', forget);
  }, [field, isReady]);
}

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
