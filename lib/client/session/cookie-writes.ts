import { cookieDays, type CookieName } from '@/lib/domain/shared/cookies';
import { writeCookie } from './cookies';

const dayMs = 86_400_000;

/** Sets a cookie for the days in its table row; one with a token may set its own expiry. */
export function setCookie(name: CookieName, value: string, expires?: Date) {
  const days = cookieDays[name];
  writeCookie(name, encodeURIComponent(value), expires ?? (days > 0 ? new Date(Date.now() + days * dayMs) : undefined));
}
