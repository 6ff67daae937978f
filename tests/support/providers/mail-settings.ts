import { readSettings, type Settings } from '@/lib/server/platform/settings/env';

const shelf = globalThis as { [slot: symbol]: Settings | undefined };
const slot = Symbol.for('site.settings');

/** Changes this process's settings until the answer is called. */
export function changeSettings(changes: Partial<Settings>) {
  const before = shelf[slot];
  const base = before ?? readSettings(process.env);
  // A getter that is spread would read its secret: the prototype keeps it lazy.
  shelf[slot] = Object.create(base, Object.getOwnPropertyDescriptors(changes)) as Settings;
  return () => {
    shelf[slot] = before;
  };
}
