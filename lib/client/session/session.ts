import { useSyncExternalStore } from 'react';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { readUser, type CookieUser } from './session-cookies';
import { readStored } from './storage';

export type SessionUser = CookieUser & { kind: AccountKind };
/** `isKnown` is false on the server and until the cookies are read. */
export type Session = { user: SessionUser | null; isKnown: boolean };
export type SessionEnd = 'signed-out' | 'deleted' | 'refresh-failed';

const unknown: Session = { user: null, isKnown: false };
let current: Session = unknown;
const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => unknown);
}

/** The user alone. Does not render a visitor's page again when the cookies are read. */
export const useSessionUser = () => useSyncExternalStore(onSessionChange, getUser, () => null);

export const getSession = () => current;

const getUser = () => current.user;

/** Restores the user from the cookie. */
export function restore() {
  const user = readUser();
  show(user && { ...user, kind: readKind(user.id) });
}

/** Follows sign-in, sign-out and renaming, here or in another tab. */
export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports how the session ended. */
export function announceEnd(end: SessionEnd) {
  for (const listener of endListeners) listener(end);
}

export function onSessionEnd(listener: (end: SessionEnd) => void) {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

/** Makes this the user of the tab. */
export function show(user: SessionUser | null) {
  // start.js marked a member; without one, the page shows what is for visitors.
  if (!user) delete document.documentElement.dataset['member'];
  const isSame =
    current.isKnown &&
    current.user?.id === user?.id &&
    current.user?.name === user?.name &&
    current.user?.kind === user?.kind;
  if (isSame) return;
  current = { user, isKnown: true };
  for (const listener of listeners) listener();
}

/** The user cookie contains id and name only, so the account kind is stored separately. */
export const kindKey = 'accountKind';
const readKind = (id: string): AccountKind => (readStored('local', kindKey) === `investor:${id}` ? 'investor' : 'user');
