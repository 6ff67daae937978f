import type { CookieName } from '@/lib/domain/shared/cookies';
import { dropCookie, readCookie } from './cookies';

/** Content of the `user` cookie: just enough for a greeting. */
export type CookieUser = { id: string; name: string };

const maxUserCookieLength = 2000;

export const readAccessToken = () => readSound('accessToken');
export const readRefreshToken = () => readSound('refreshToken');

/** The user from the cookie, or null; an invalid cookie is deleted. */
export function readUser(): CookieUser | null {
  const text = readSound('user');
  const user = text === undefined || text.length > maxUserCookieLength ? null : parseUser(text);
  if (!user) dropBroken('user');
  return user;
}

function readSound(name: CookieName) {
  const value = readCookie(name);
  if (value === undefined || value === '') {
    dropBroken(name);
    return undefined;
  }
  return value;
}

/** Deletes a cookie that cannot be decoded, which the browser would otherwise keep sending. */
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
