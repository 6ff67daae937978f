import { useSyncExternalStore } from 'react';
import { Segmented } from '@/components/ui/forms/segmented';
import { themeStore, type Theme } from './theme-store';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function ThemeSwitch() {
  const chosen = useSyncExternalStore(themeStore.subscribe, themeStore.read, readOnServer);
  return <Segmented legend="Theme" options={options} value={chosen} onChange={themeStore.choose} />;
}

const readOnServer = (): Theme => 'system';
