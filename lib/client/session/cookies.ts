import type { CookieName } from '@/lib/domain/shared/cookies';

/** A cookie's decoded value; undefined if it is missing or cannot be decoded. */
export function readCookie(name: CookieName): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // Malformed percent-encoding, written by another script or the visitor.
    return undefined;
  }
}

export function dropCookie(name: CookieName) {
  writeCookie(name, '', new Date(0));
}

/** Writes a cookie for the whole site that expires at `end`, or when the browser closes. The value must be encoded. */
export function writeCookie(name: CookieName, value: string, end?: Date) {
  const expires = end ? `; expires=${end.toUTCString()}` : '';
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/${expires}; samesite=lax${secure}`;
}
