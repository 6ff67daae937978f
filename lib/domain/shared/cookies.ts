/**
 * Every cookie of this site with its lifetime in days. Code that sets a cookie uses this table, so that all cookies are
 * on the cookie page. An access token expires earlier, with its token.
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

/** The same for web storage: until the tab is closed, or until it is cleared. */
export type StoredName = {
  session: 'sessionId' | 'lastPing' | 'afterReload' | 'bankLink' | 'paywall' | 'placeBefore' | 'wanted';
  local: LocalName;
};
type LocalName =
  'theme' | 'touches' | 'welcome' | 'accountKind' | 'lastAccountKind' | 'savedScreens' | `lease:${string}`;
