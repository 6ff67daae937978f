import { isRandomId, randomId } from '@/lib/domain/shared/ids';
import { isStorageAllowed } from '@/lib/client/visits/consent';
import { dropCookie, readCookie } from './cookies';
import { setCookie } from './cookie-writes';
import { readStored, writeStored } from './storage';

/**
 * Creates what is missing: the session ID and time of the last ping for this browser session, and the unique ID for 365
 * days.
 */
export function ensureIdentity() {
  if (!isStorageAllowed()) return clearIdentity();
  if (!readSessionId()) writeStored('session', 'sessionId', randomId());
  if (!readStored('session', 'lastPing')) writeStored('session', 'lastPing', new Date().toISOString());
  if (!readUniqueId()) setCookie('uniqueId', randomId());
}

/** Deletes the IDs and the last ping of this browser. */
export function clearIdentity() {
  dropCookie('uniqueId');
  for (const key of ['sessionId', 'lastPing'] as const) writeStored('session', key, null);
}

export const readSessionId = () => shaped(readStored('session', 'sessionId'));
export const readUniqueId = () => shaped(readCookie('uniqueId'));

/** Returns the time of this browser's previous ping, and sets it to now. */
export function readAndSetLastPing() {
  const last = readStored('session', 'lastPing');
  writeStored('session', 'lastPing', new Date().toISOString());
  return last !== null && !Number.isNaN(Date.parse(last)) ? new Date(last).toISOString() : undefined;
}

const shaped = (value: string | null | undefined) => (isRandomId(value) ? value : undefined);
