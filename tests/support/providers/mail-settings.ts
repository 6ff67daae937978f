import { setSettings, settings, type Settings } from '@/lib/server/platform/settings/env';

/** Changes this process's settings until the returned function is called. */
export function changeSettings(changes: Partial<Settings>) {
  const before = settings();
  // Spreading a getter would read its secret: the prototype keeps it lazy.
  setSettings(Object.create(before, Object.getOwnPropertyDescriptors(changes)) as Settings);
  return () => setSettings(before);
}
