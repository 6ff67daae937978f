import { readStored, writeStored } from '@/lib/client/session/storage';
import { themes, type Theme } from './themes';

const key = 'theme';
/** Keeps the choice for this page when storage is unavailable. */
let chosenHere: Theme | undefined;

/** The reader's choice of theme, shared with public/start.js by the same storage key. */
export function readTheme(): Theme {
  if (chosenHere) return chosenHere;
  // Private windows may forbid storage: then the system's theme applies, or the choice made on this page.
  const stored = readStored('local', key);
  return isTheme(stored) ? stored : 'system';
}

/** Stores the choice and applies it to the page. */
export function chooseTheme(theme: Theme): void {
  chosenHere = theme;
  writeStored('local', key, theme === 'system' ? null : theme);
  apply(theme);
}

/** Applies a choice that is made in another tab, and reports it. */
export function onThemeElsewhere(report: (theme: Theme) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    chosenHere = undefined;
    const theme = readTheme();
    apply(theme);
    report(theme);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export const isTheme = (value: string | null): value is Theme => value !== null && Object.hasOwn(themes, value);

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
