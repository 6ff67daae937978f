import { readStored, writeStored } from '@/lib/client/session/storage';
import { maxSaved, savedFrom, type SavedScreen } from '@/lib/domain/research/screener/saved-screens';

const key = 'savedScreens';
const listeners = new Set<() => void>();
let last: { text: string | null; screens: readonly SavedScreen[] } = { text: null, screens: [] };
/** The list for this page in case storage is unavailable. */
let heldHere: string | null = null;

/** The screens that the reader saved in this browser, by name. */
export const savedScreens = {
  read: (): readonly SavedScreen[] => {
    const text = readStored('local', key) ?? heldHere;
    // Return the same object until the text changes, as useSyncExternalStore requires.
    if (text !== last.text) last = { text, screens: savedFrom(text) };
    return last.screens;
  },
  /** Replaces a screen with the same name. Beyond the maximum, the oldest screen is removed. */
  save: (screen: SavedScreen) =>
    write([...savedScreens.read().filter(({ name }) => name !== screen.name), screen].slice(-maxSaved)),
  remove: (name: string) => write(savedScreens.read().filter((screen) => screen.name !== name)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    globalThis.addEventListener('storage', onOtherTab);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener('storage', onOtherTab);
    };
  },
};

function write(screens: readonly SavedScreen[]) {
  heldHere = screens.length === 0 ? null : JSON.stringify(screens);
  writeStored('local', key, heldHere);
  for (const listener of listeners) listener();
}

function onOtherTab(event: StorageEvent) {
  if (event.key !== key) return;
  heldHere = event.newValue;
  for (const listener of listeners) listener();
}
