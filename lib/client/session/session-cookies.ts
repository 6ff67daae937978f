import type { CookieName } from '@/lib/domain/shared/cookies';
import { dropCookie, readCookie, setCookie } from './cookies';

/** The `user` cookie: enough for a greeting, nothing that identifies the user elsewhere. */
export type CookieUser = { id: string; name: string };
export type Tokens = { accessToken: string; refreshToken?: string };

const longestUserCookie = 2000;

export const readAccessToken = () => readSound('accessToken');
export const readRefreshToken = () => readSound('refreshToken');

/** When this browser's access token expires, if known. */
export function readAccessEnd(): number | undefined {
  const token = readAccessToken();
  return token === undefined ? undefined : expiryOf(token)?.getTime();
}

/** The user from the cookie, or null; an invalid cookie is deleted. */
export function readUser(): CookieUser | null {
  const text = readSound('user');
  const user = text === undefined || text.length > longestUserCookie ? null : parseUser(text);
  if (!user) dropBroken('user');
  return user;
}

export function writeUser({ id, name }: CookieUser) {
  setCookie('user', JSON.stringify({ id, name: name.slice(0, 130) }));
}

/** Without a new refresh token the current one stays. */
export function writeTokens({ accessToken, refreshToken }: Tokens) {
  setCookie('accessToken', accessToken, expiryOf(accessToken));
  if (refreshToken !== undefined) setCookie('refreshToken', refreshToken);
}

export function clearSessionCookies() {
  for (const name of ['accessToken', 'refreshToken', 'user'] as const) dropCookie(name);
}

function readSound(name: CookieName) {
  const value = readCookie(name);
  if (value === undefined || value === '') {
    dropBroken(name);
    return undefined;
  }
  return value;
}

/** js-cookie skips a value that it cannot decode; the browser would keep sending it. */
function dropBroken(name: CookieName) {
  const isThere = document.cookie.split('; ').some((pair) => pair === name || pair.startsWith(`${name}=`));
  if (isThere) dropCookie(name);
}

function parseUser(text: string): CookieUser | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id') || !Object.hasOwn(value, 'name'))
      return null;
    const { id, name } = value as Record<'id' | 'name', unknown>;
    return typeof id === 'string' && id !== '' && typeof name === 'string' ? { id, name } : null;
  } catch {
    // Cookies are untrusted: invalid JSON means signed out.
    return null;
  }
}

/** A JWT's expiry. A token without one is stored until the browser closes. */
function expiryOf(token: string): Date | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown } | null;
    return typeof claims?.exp === 'number' ? new Date(claims.exp * 1000) : undefined;
  } catch {
    // Not a JWT, which an external API may use.
    return undefined;
  }
}
