import { useSyncExternalStore } from 'react';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { readUser, type CookieUser } from './session-cookies';
import { readStored } from './storage';

export type SessionUser = CookieUser & { kind: AccountKind };
/** The signed-in user. `isKnown` is false on the server and until the cookies are read. */
export type Session = { user: SessionUser | null; isKnown: boolean };
export type SessionEnd = 'signed-out' | 'deleted' | 'refresh-failed';

const unknown: Session = { user: null, isKnown: false };
let current: Session = unknown;
const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => unknown);
}

/** The signed-in user. Unlike `useSession`, does not rerender a visitor's page once the cookies are read. */
export const useSessionUser = () => useSyncExternalStore(onSessionChange, getUser, () => null);

export const getSession = () => current;

const getUser = () => current.user;

/** Restores the user from the cookie. */
export function restore() {
  const user = readUser();
  show(user && { ...user, kind: readKind(user.id) });
}

/**
 * Calls the listener on sign-in, sign-out and renaming, in this tab or another. Returns a function that unsubscribes
 * it.
 */
export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the listeners of `onSessionEnd` how the session ended. */
export function announceEnd(end: SessionEnd) {
  for (const listener of endListeners) listener(end);
}

export function onSessionEnd(listener: (end: SessionEnd) => void) {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

/** Sets this tab's user and notifies the listeners if anything changed. */
export function show(user: SessionUser | null) {
  // start.js sets `data-member` from the cookies; without it, the page shows its visitor content.
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

/** Storage key of the account kind, because the user cookie contains the ID and name only. */
export const kindKey = 'accountKind';
const readKind = (id: string): AccountKind => (readStored('local', kindKey) === `investor:${id}` ? 'investor' : 'user');
