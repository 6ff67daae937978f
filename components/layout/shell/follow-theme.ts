import { chooseTheme, isTheme, onThemeElsewhere, readTheme } from './theme-store';
import { themeField, type Theme } from './themes';

/**
 * Connects the footer's theme switch: it shows the stored choice, stores a new one and follows changes in other tabs.
 * Returns a cleanup function.
 */
export function followTheme(): () => void {
  // The server renders "System" as selected, so any other selection was made by the reader before this code loaded.
  const early = radios().find(({ checked, value }) => checked && value !== 'system');
  if (early) take(early);
  else show(readTheme());

  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === themeField) take(target);
  };
  document.addEventListener('change', onChange);
  const stopFollowing = onThemeElsewhere(show);
  return () => {
    document.removeEventListener('change', onChange);
    stopFollowing();
  };
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="${themeField}"]`)];

function take({ value }: HTMLInputElement) {
  if (isTheme(value)) chooseTheme(value);
}

function show(theme: Theme) {
  for (const radio of radios()) radio.checked = radio.value === theme;
}
