import { useRouter } from 'next/compat/router';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

type Early = {
  field: RefObject<HTMLElement | null>;
  /** Reads the field's current value. */
  read: () => string | undefined;
  /** The value that the server rendered. */
  sent: string | undefined;
  onValue: ((value: string) => void) | undefined;
};

/**
 * Delivers input from before hydration, for which React keeps the value but calls no handler. `onValue` is called once
 * the router knows the URL, whose parameters may hold other values. Later input takes precedence.
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
  // A layout effect, so that the value updates in the same commit as the URL and the caret stays in place.
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
