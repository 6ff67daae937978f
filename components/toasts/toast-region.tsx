import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { loadToasts } from './load-toasts';
import { PlainToasts, usePlainToasts } from './plain-toasts';
import { toastStore, type Toast } from './toast-store';

/** How long a message waits for the toast library before it is shown as plain text. */
const loadTimeoutMs = 1500;

/**
 * The region for toasts. It is a live region in the initial page, because screen readers announce only changes in a
 * known region. The attribute keeps it active while a modal makes the rest of the page inert.
 */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, toastStore.isNeeded, () => false);
  const [stack, setStack] = useState<Awaited<ReturnType<typeof loadToasts>>>();
  const plain = usePlainToasts();
  const drawPlainly = useEffectEvent((toast: Toast) => plain.add(toast));
  const takeAway = useEffectEvent(({ text }: Pick<Toast, 'text'>) => plain.remove(text));

  useEffect(() => {
    if (!isNeeded || stack) return;
    let isMounted = true;
    let disconnect: (() => void) | undefined;

    function takeOver() {
      if (!isMounted || disconnect) return;
      disconnect = toastStore.connect(
        (toast) => {
          drawPlainly(toast);
          // Queued messages have already started a load; each later message starts another.
          if (disconnect) load();
        },
        (toast) => takeAway(toast),
      );
    }
    function load() {
      loadToasts().then((loaded) => isMounted && setStack(loaded), takeOver);
    }

    load();
    const timer = setTimeout(takeOver, loadTimeoutMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
      disconnect?.();
    };
  }, [isNeeded, stack]);

  return (
    <div data-react-aria-top-layer="true" aria-live="polite" aria-relevant="additions text">
      <PlainToasts toasts={plain.shown} />
      {stack ? <stack.ToastStack /> : null}
    </div>
  );
}
