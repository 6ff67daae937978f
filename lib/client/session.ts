import { useSyncExternalStore } from 'react';
import { namelessMember } from '@/lib/content/frame';
import type { AccountKind, SessionRecord } from '@/lib/contracts/accounts';
import { apiAddress } from './config';
import { rememberKind } from './last-kind';
import { goToLanding, isInsightPath, reloadFromTop } from './navigation';
import { onSessionElsewhere, tellOtherTabs } from './session-channel';
import {
  clearSessionCookies,
  readAccessToken,
  readRefreshToken,
  readUser,
  writeTokens,
  writeUser,
  type CookieUser,
  type Tokens,
} from './session-cookies';
import { readStored, writeStored } from './storage';

export type SessionUser = CookieUser & { kind: AccountKind };
/** `isKnown` is false on the server and until the browser has read its cookies. */
export type Session = { user: SessionUser | null; isKnown: boolean };
export type SessionEnd = 'signed-out' | 'refresh-failed';

const unknown: Session = { user: null, isKnown: false };
let current: Session = unknown;
const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();

export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => unknown);
}

export const getSession = () => current;

/** Keeps the answer of a login. Answers whether the page is about to reload (the three insight paths). */
export function signIn(record: SessionRecord, { kind, pathname }: { kind: AccountKind; pathname: string }) {
  keep(record, kind);
  const willReload = isInsightPath(pathname);
  if (willReload) reloadFromTop();
  return willReload;
}

/** Keeps the answer of a registration: as after a login, without a reload. */
export function register(record: SessionRecord, { kind }: { kind: AccountKind }) {
  keep(record, kind);
}

/** Greets the user by another name from now on, here and in other tabs. */
export function renameUser(name: string) {
  if (!current.user) return;
  const user = { ...current.user, name: name.trim() };
  writeUser(user);
  show(user);
  tellOtherTabs(user);
}

/** Goes on as the same user with the tokens of a new session: the ones before have ended. */
export function renewTokens(tokens: Required<Tokens>) {
  writeTokens(tokens);
  // The user cookie lives as long as the refresh token.
  const user = readUser();
  if (user) writeUser(user);
}

/** Reads the user back from its cookie, and nothing else. */
export function restore() {
  const user = readUser();
  show(user && { ...user, kind: readKind(user.id) });
}

/** Restores now, and whenever another tab signs in, out or over to another account. */
export function followSession() {
  restore();
  return onSessionElsewhere<SessionUser>({ told: show, returned: restore });
}

/** Signs out here and at once; the server is told, but nobody waits for it. */
export function signOut() {
  revoke(readAccessToken(), readRefreshToken());
  endSession('signed-out');
}

export function endSession(end: SessionEnd) {
  clearSessionCookies();
  writeStored('local', kindKey, null);
  show(null);
  tellOtherTabs(null);
  if (end === 'signed-out' || holders === 0) goToLanding();
  for (const listener of endListeners) listener(end);
}

/** Until released, a session that ends by itself leaves the reader where they are, with what they typed (decision 47). */
export function holdPlace() {
  holders += 1;
  return () => void (holders -= 1);
}
let holders = 0;

export function onSessionEnd(listener: (end: SessionEnd) => void) {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

function keep(record: SessionRecord, kind: AccountKind) {
  const user = { id: record.id, name: nameOf(record) };
  writeUser(user);
  writeTokens({ accessToken: record.token, refreshToken: record.refreshToken });
  writeStored('local', kindKey, `${kind}:${user.id}`);
  rememberKind(kind);
  show({ ...user, kind });
  tellOtherTabs({ ...user, kind });
}

const nameOf = ({ firstName, lastName }: Partial<SessionRecord>) =>
  [firstName, lastName].filter(Boolean).join(' ').trim() || namelessMember;

function show(user: SessionUser | null) {
  const isSame =
    current.isKnown &&
    current.user?.id === user?.id &&
    current.user?.name === user?.name &&
    current.user?.kind === user?.kind;
  if (isSame) return;
  current = { user, isKnown: true };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The user cookie holds id and name only, so the kind of account is kept beside it. */
const kindKey = 'accountKind';
const readKind = (id: string): AccountKind => (readStored('local', kindKey) === `investor:${id}` ? 'investor' : 'user');

function revoke(accessToken: string | undefined, refreshToken: string | undefined) {
  if (!accessToken && !refreshToken) return;
  fetch(`${apiAddress()}/api/auth/logout`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}) },
    body: JSON.stringify(refreshToken ? { refreshToken } : {}),
  }).catch(() => {
    // Offline: this browser has forgotten its tokens, and on the server they run out by themselves.
  });
}
