import { namelessMember } from '@/lib/content/shared/frame';
import type { AccountKind, SessionRecord } from '@/lib/contracts/accounts/accounts';
import { apiAddress } from '@/lib/client/http/config';
import { goToLanding, isInsightPath, reloadFromTop } from './session-navigation';
import { rememberKind } from './last-kind';
import { announceEnd, getSession, kindKey, restore, show, type SessionEnd, type SessionUser } from './session';
import { onSessionElsewhere, notifyOtherTabs } from './session-channel';
import { readAccessToken, readRefreshToken, readUser } from './session-cookies';
import { clearSessionCookies, writeTokens, writeUser, type Tokens } from './session-writes';
import { writeStored } from './storage';

/** Stores the session after a login. Returns whether the page will reload, as it does on the insight pages. */
export function signIn(record: SessionRecord, { kind, pathname }: { kind: AccountKind; pathname: string }) {
  keep(record, kind);
  const willReload = isInsightPath(pathname);
  if (willReload) reloadFromTop();
  return willReload;
}

/** Stores the session after a registration. Unlike after a login, no page reloads. */
export function register(record: SessionRecord, { kind }: { kind: AccountKind }) {
  keep(record, kind);
}

/** Changes the displayed user name in all tabs. */
export function renameUser(name: string) {
  const { user: current } = getSession();
  if (!current) return;
  const user = { ...current, name: name.trim() };
  writeUser(user);
  show(user);
  notifyOtherTabs(user);
}

/** Stores the tokens of a new session that replaces the user's previous one. */
export function renewTokens(tokens: Required<Tokens>) {
  writeTokens(tokens);
  // The user cookie expires with the refresh token.
  const user = readUser();
  if (user) writeUser(user);
}

/** Restores the session from the cookies, and updates it when another tab signs in, signs out or switches accounts. */
export function followSession() {
  restore();
  return onSessionElsewhere<SessionUser>({ changed: show, returned: restore });
}

/** Signs out locally without waiting; the server is notified in the background. */
export function signOut() {
  revoke(readAccessToken(), readRefreshToken());
  endSession('signed-out');
}

export function endSession(end: SessionEnd) {
  clearSessionCookies();
  writeStored('local', kindKey, null);
  show(null);
  notifyOtherTabs(null);
  if (end !== 'refresh-failed' || holders === 0) goToLanding();
  announceEnd(end);
}

/**
 * Keeps an expired session from navigating away until the returned function is called, so that typed input is not lost
 * (decision 47).
 */
export function holdPlace() {
  holders += 1;
  return () => void (holders -= 1);
}
let holders = 0;

function keep(record: SessionRecord, kind: AccountKind) {
  const user = { id: record.id, name: nameOf(record) };
  writeUser(user);
  writeTokens({ accessToken: record.token, refreshToken: record.refreshToken });
  writeStored('local', kindKey, `${kind}:${user.id}`);
  rememberKind(kind);
  show({ ...user, kind });
  notifyOtherTabs({ ...user, kind });
}

const nameOf = ({ firstName, lastName }: Partial<SessionRecord>) =>
  [firstName, lastName].filter(Boolean).join(' ').trim() || namelessMember;

/** Ends a session on the server. Without a bearer token only the session of the refresh token ends. */
export function revoke(accessToken: string | undefined, refreshToken: string | undefined) {
  if (!accessToken && !refreshToken) return;
  fetch(`${apiAddress()}/api/auth/logout`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}) },
    body: JSON.stringify(refreshToken ? { refreshToken } : {}),
  }).catch(() => {
    // When offline, the tokens are deleted locally only and expire on the server.
  });
}
