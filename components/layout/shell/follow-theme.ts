import { chooseTheme, isTheme, onThemeElsewhere, readTheme } from './theme-store';
import { themeField, type Theme } from './themes';

/** Makes the footer's switch work: it shows the stored choice, stores a new one and follows other tabs. */
export function followTheme(): () => void {
  // The server sends "System": another radio that is selected by now was selected by the reader while this loaded.
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
