/**
 * Every cookie that this site may set, with the days it stays. Code that sets one takes its name and life from here, so
 * that a cookie which the cookie page does not list cannot be set. An access token goes when it ends, minutes later.
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

/** The same for what the browser stores besides cookies: until the tab is closed, or until somebody clears it. */
export type StoredName = {
  session: 'sessionId' | 'lastPing' | 'afterReload' | 'bankLink' | 'paywall';
  local: LocalName;
};
type LocalName = 'theme' | 'touches' | 'accountKind' | 'lastAccountKind' | `lease:${string}`;
