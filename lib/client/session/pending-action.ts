import { readStored, writeStored } from './storage';

const key = 'wanted';

/** Stores the action of a button that a visitor pressed, in this tab, so that it runs after they sign up or log in. */
export const savePendingAction = (action: string) => writeStored('session', key, action);

export const clearPendingAction = () => writeStored('session', key, null);

/** Reads and deletes the stored action if it starts with the prefix. Returns the rest of it, otherwise null. */
export function consumePendingAction(prefix: string): string | null {
  const action = readStored('session', key);
  if (!action?.startsWith(prefix)) return null;
  clearPendingAction();
  return action.slice(prefix.length);
}
