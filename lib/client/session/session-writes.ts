import { dropCookie } from './cookies';
import { readAccessToken, type CookieUser } from './session-cookies';
import { setCookie } from './cookie-writes';

export type Tokens = { accessToken: string; refreshToken?: string };

/** Time in ms when this browser's access token expires, if known. */
export function readAccessEnd(): number | undefined {
  const token = readAccessToken();
  return token === undefined ? undefined : expiryOf(token)?.getTime();
}

export function writeUser({ id, name }: CookieUser) {
  setCookie('user', JSON.stringify({ id, name: name.slice(0, 130) }));
}

/** Writes the token cookies. Without a new refresh token, the current one stays. */
export function writeTokens({ accessToken, refreshToken }: Tokens) {
  setCookie('accessToken', accessToken, expiryOf(accessToken));
  if (refreshToken !== undefined) setCookie('refreshToken', refreshToken);
}

export function clearSessionCookies() {
  for (const name of ['accessToken', 'refreshToken', 'user'] as const) dropCookie(name);
}

/** A JWT's expiration. A token without one is stored until the browser closes. */
function expiryOf(token: string): Date | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown } | null;
    return typeof claims?.exp === 'number' ? new Date(claims.exp * 1000) : undefined;
  } catch {
    // Not a JWT: an external API may use other tokens.
    return undefined;
  }
}
