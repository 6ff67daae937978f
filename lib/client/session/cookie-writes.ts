import { cookieDays, type CookieName } from '@/lib/domain/shared/cookies';
import { writeCookie } from './cookies';

const dayMs = 86_400_000;

/**
 * Sets a cookie that expires after its number of days in `cookieDays`, at `expires`, or when the browser closes if the
 * number is 0.
 */
export function setCookie(name: CookieName, value: string, expires?: Date) {
  const days = cookieDays[name];
  writeCookie(name, encodeURIComponent(value), expires ?? (days > 0 ? new Date(Date.now() + days * dayMs) : undefined));
}
