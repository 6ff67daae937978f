export const toastKinds = ['default', 'success', 'info', 'warning', 'error', 'dark'] as const;
export type ToastKind = (typeof toastKinds)[number];
export type ToastPlace = 'top-right' | 'top-center';
export type Toast = { kind: ToastKind; text: string; place: ToastPlace };

type Drawing = { draw: (toast: Toast) => void; takeAway: (toast: Pick<Toast, 'kind' | 'text'>) => void };

let waiting: Toast[] = [];
let drawing: Drawing | undefined;
const listeners = new Set<() => void>();

/** Shows a message for five seconds. The renderer loads with the first message. */
export function showToast(kind: ToastKind, text: string, { place = 'top-right' }: { place?: ToastPlace } = {}) {
  const toast = { kind, text, place };
  if (drawing) drawing.draw(toast);
  else waiting = [...waiting, toast];
  for (const listener of listeners) listener();
}

/** Dismisses a message before its time is up. */
export function dismissToast(kind: ToastKind, text: string) {
  waiting = waiting.filter((toast) => toast.kind !== kind || toast.text !== text);
  drawing?.takeAway({ kind, text });
}

export const toastStore = {
  isNeeded: () => drawing !== undefined || waiting.length > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Connects the renderer and passes it the queued messages. */
  connect: (draw: Drawing['draw'], takeAway: Drawing['takeAway'] = () => undefined) => {
    const connected = { draw, takeAway };
    drawing = connected;
    for (const toast of waiting) draw(toast);
    waiting = [];
    return () => {
      if (drawing === connected) drawing = undefined;
    };
  },
};
