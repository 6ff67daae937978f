import { readStored, writeStored } from '@/lib/client/session/storage';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();
/** Holds the choice of this page when storage is closed to us. */
let chosenHere: Theme | undefined;

/** The reader's choice of theme, shared with public/start.js by the same storage key. */
export const themeStore = {
  read: (): Theme => chosenHere ?? fromStorage(),
  choose: (theme: Theme): void => {
    chosenHere = theme;
    writeStorage(theme);
    apply(theme);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    globalThis.addEventListener('storage', onOtherTab);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener('storage', onOtherTab);
    };
  },
};

function onOtherTab(event: StorageEvent): void {
  if (event.key !== key) return;
  chosenHere = undefined;
  apply(fromStorage());
  for (const listener of listeners) listener();
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Private windows may forbid storage: then the system's theme holds, or the choice of this page by chosenHere. */
function fromStorage(): Theme {
  const stored = readStored('local', key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

const writeStorage = (theme: Theme) => writeStored('local', key, theme === 'system' ? null : theme);
