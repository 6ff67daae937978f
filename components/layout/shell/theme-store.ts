import { readStored, writeStored } from '@/lib/client/session/storage';
import { themes, type Theme } from './themes';

const key = 'theme';
/** The choice made on this page, in case storage is unavailable. */
let chosenHere: Theme | undefined;

/** Returns the reader's theme. The storage key is shared with public/start.js. */
export function readTheme(): Theme {
  if (chosenHere) return chosenHere;
  // Storage may be blocked in private windows; the system theme then applies.
  const stored = readStored('local', key);
  return isTheme(stored) ? stored : 'system';
}

/** Stores the choice and applies it to the page. */
export function chooseTheme(theme: Theme): void {
  chosenHere = theme;
  writeStored('local', key, theme === 'system' ? null : theme);
  apply(theme);
}

/** Applies and reports a theme that was chosen in another tab. Returns a cleanup function. */
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
