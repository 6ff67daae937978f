import type { CookieName } from '@/lib/domain/shared/cookies';

/** A cookie's value; undefined if there is none, or one that cannot be decoded. */
export function readCookie(name: CookieName): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // Malformed percent-encoding: another script, or the visitor, wrote it.
    return undefined;
  }
}

export function dropCookie(name: CookieName) {
  writeCookie(name, '', new Date(0));
}

/** Writes a cookie of the whole site, until its end or until the browser closes. */
export function writeCookie(name: CookieName, value: string, end?: Date) {
  const expires = end ? `; expires=${end.toUTCString()}` : '';
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/${expires}; samesite=lax${secure}`;
}
