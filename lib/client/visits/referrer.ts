/** The referring ambassador's name, once loaded and if the ambassador wants it shown. */
let name: string | null = null;
const listeners = new Set<() => void>();

export const referrerStore = {
  read: () => name,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function showReferrer(next: string | null) {
  name = next;
  for (const listener of listeners) listener();
}
