import { afterEach, beforeEach } from 'vitest';
import { toastStore, type Toast } from '@/components/toasts/toast-store';

/** The toasts shown in each test, each with its kind and text. */
export function shownToasts() {
  let shown: Toast[] = [];
  let stop: () => void;
  beforeEach(() => {
    shown = [];
    stop = toastStore.connect(
      (toast) => shown.push(toast),
      ({ kind, text }) => (shown = shown.filter((toast) => toast.kind !== kind || toast.text !== text)),
    );
  });
  afterEach(() => stop());
  return () => shown.map(({ kind, text }) => [kind, text]);
}
