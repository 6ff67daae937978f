import { setSettings, settings, type Settings } from '@/lib/server/platform/settings/env';

/** Changes this process's settings and returns a function that restores them. */
export function changeSettings(changes: Partial<Settings>) {
  const before = settings();
  // A spread would call the getters and read the secrets: with the prototype they stay lazy.
  setSettings(Object.create(before, Object.getOwnPropertyDescriptors(changes)) as Settings);
  return () => setSettings(before);
}
