import type { CookieName } from '@/lib/domain/cookies';
import { dropCookie, readCookie, setCookie } from './cookies';

/** What the `user` cookie holds: enough to greet somebody, nothing that could identify them elsewhere. */
export type CookieUser = { id: string; name: string };
export type Tokens = { accessToken: string; refreshToken?: string };

const longestUserCookie = 2000;

export const readAccessToken = () => readSound('accessToken');
export const readRefreshToken = () => readSound('refreshToken');

/** When the access token of this browser ends, if it says so. */
export function readAccessEnd(): number | undefined {
  const token = readAccessToken();
  return token === undefined ? undefined : expiryOf(token)?.getTime();
}

/** The user of the cookie, or null; a cookie that cannot be understood is dropped. */
export function readUser(): CookieUser | null {
  const text = readSound('user');
  const user = text === undefined || text.length > longestUserCookie ? null : parseUser(text);
  if (!user) dropBroken('user');
  return user;
}

export function writeUser({ id, name }: CookieUser) {
  setCookie('user', JSON.stringify({ id, name: name.slice(0, 130) }));
}

/** An API that answers no refresh token leaves the one we have. */
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

/** js-cookie skips a value that it cannot decode; the browser would go on sending it. */
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
    // Anybody can put anything into a cookie: what is not JSON means signed out.
    return null;
  }
}

/** A JWT says when it ends. A token that does not say so lives as long as the browser's session. */
function expiryOf(token: string): Date | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown } | null;
    return typeof claims?.exp === 'number' ? new Date(claims.exp * 1000) : undefined;
  } catch {
    // Not a JWT, which an external API is free to answer.
    return undefined;
  }
}
