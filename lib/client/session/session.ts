import { useSyncExternalStore } from 'react';
import { namelessMember } from '@/lib/content/shared/frame';
import type { AccountKind, SessionRecord } from '@/lib/contracts/accounts/accounts';
import { apiAddress } from '@/lib/client/http/config';
import { rememberKind } from './last-kind';
import { goToLanding, isInsightPath, reloadFromTop } from '@/lib/client/http/navigation';
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
/** `isKnown` is false on the server and until the cookies are read. */
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

/** Stores the session of a login. Returns whether the page will reload (the three insight paths). */
export function signIn(record: SessionRecord, { kind, pathname }: { kind: AccountKind; pathname: string }) {
  keep(record, kind);
  const willReload = isInsightPath(pathname);
  if (willReload) reloadFromTop();
  return willReload;
}

/** Stores the session of a registration: as after a login, without a reload. */
export function register(record: SessionRecord, { kind }: { kind: AccountKind }) {
  keep(record, kind);
}

/** Changes the displayed user name in all tabs. */
export function renameUser(name: string) {
  if (!current.user) return;
  const user = { ...current.user, name: name.trim() };
  writeUser(user);
  show(user);
  tellOtherTabs(user);
}

/** Continues with the tokens of a new session, after the old one has ended. */
export function renewTokens(tokens: Required<Tokens>) {
  writeTokens(tokens);
  // The user cookie expires with the refresh token.
  const user = readUser();
  if (user) writeUser(user);
}

/** Restores the user from the cookie. */
export function restore() {
  const user = readUser();
  show(user && { ...user, kind: readKind(user.id) });
}

/** Restores now, and whenever another tab signs in, out or over to another account. */
export function followSession() {
  restore();
  return onSessionElsewhere<SessionUser>({ told: show, returned: restore });
}

/** Signs out locally at once; the server is notified in the background. */
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

/** Until released, an expired session does not navigate away, so that typed input is kept (decision 47). */
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

/** The user cookie contains id and name only, so the account kind is stored separately. */
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
    // Offline: the tokens are deleted locally and expire on the server.
  });
}
