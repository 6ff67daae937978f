import { readStored, writeStored } from './storage';

const key = 'wanted';

/** Notes the button that a visitor pressed, so that it is done once they have signed up or logged in. This tab only. */
export const savePendingAction = (action: string) => writeStored('session', key, action);

export const clearPendingAction = () => writeStored('session', key, null);

/** Reads and removes what was pressed, if it starts with this prefix; returns the rest of it. */
export function consumePendingAction(prefix: string): string | null {
  const action = readStored('session', key);
  if (!action?.startsWith(prefix)) return null;
  clearPendingAction();
  return action.slice(prefix.length);
}
