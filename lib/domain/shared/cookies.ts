/**
 * All cookies of this site with their lifetime in days. Code that sets a cookie uses this table, so that every cookie
 * is listed on the cookie page. 0 is until the browser closes; the access token's cookie expires with its token.
 */
export const cookieDays = {
  accessToken: 0,
  refreshToken: 14,
  user: 14,
  uniqueId: 365,
  referredBy: 365,
  utm_source: 365,
  utm_medium: 365,
  utm_id: 365,
  utm_campaign: 365,
  utm_term: 365,
  utm_content: 365,
  consent: 365,
  experiment: 90,
} as const;

export type CookieName = keyof typeof cookieDays;

/** All keys in web storage: session storage lasts until the tab is closed, local storage until it is cleared. */
export type StoredName = {
  session: 'sessionId' | 'lastPing' | 'afterReload' | 'bankLink' | 'paywall' | 'placeBefore' | 'wanted';
  local: LocalName;
};
type LocalName =
  'theme' | 'touches' | 'welcome' | 'accountKind' | 'lastAccountKind' | 'savedScreens' | `lease:${string}`;
