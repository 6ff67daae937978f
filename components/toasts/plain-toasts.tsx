import { useEffect, useState } from 'react';
import styles from './plain-toasts.module.css';
import type { Toast } from './toast-store';

const staysMs = 10_000;

/** The last few messages. They cannot be paused, so they stay longer than a toast. */
export function usePlainToasts() {
  const [shown, setShown] = useState<readonly Toast[]>([]);

  useEffect(() => {
    if (shown.length === 0) return;
    const timer = setTimeout(() => setShown(([, ...rest]) => rest), staysMs);
    return () => clearTimeout(timer);
  }, [shown]);

  const add = (toast: Toast) =>
    setShown((before) => [...before.filter(({ text }) => text !== toast.text), toast].slice(-3));
  const remove = (text: string) => setShown((before) => before.filter((toast) => toast.text !== text));
  return { shown, add, remove };
}

/** Plain messages, shown until the toast library loads. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  if (toasts.length === 0) return null;
  return (
    <div className={styles.list}>
      {toasts.map(({ kind, text }) => (
        <p key={text} className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
          {text}
        </p>
      ))}
    </div>
  );
}
