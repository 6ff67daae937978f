import { setSettings, settings, type Settings } from '@/lib/server/platform/settings/env';

/** Changes this process's settings until the answer is called. */
export function changeSettings(changes: Partial<Settings>) {
  const before = settings();
  // A getter that is spread would read its secret: the prototype keeps it lazy.
  setSettings(Object.create(before, Object.getOwnPropertyDescriptors(changes)) as Settings);
  return () => setSettings(before);
}
