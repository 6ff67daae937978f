import Cookies from 'js-cookie';
import { cookieDays, type CookieName } from '@/lib/domain/shared/cookies';

/** Sets a cookie for the days in its table row; one with a token may set its own expiry. */
export function setCookie(name: CookieName, value: string, expires?: Date) {
  const days = cookieDays[name];
  const end = expires ?? (days > 0 ? days : undefined);
  Cookies.set(name, value, end === undefined ? attributes() : { ...attributes(), expires: end });
}

export const readCookie = (name: CookieName) => Cookies.get(name);

export function dropCookie(name: CookieName) {
  Cookies.remove(name, attributes());
}

const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Lax',
  secure: window.location.protocol === 'https:',
});
