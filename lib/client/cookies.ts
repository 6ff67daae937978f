import Cookies from 'js-cookie';
import { cookieDays, type CookieName } from '@/lib/domain/cookies';

/** Sets a cookie for as long as its row says; one that holds a token of its own life names the end. */
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
