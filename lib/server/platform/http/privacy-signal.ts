/**
 * Whether the browser opts out of tracking, by Global Privacy Control (https://w3c.github.io/gpc/) or the older DNT.
 */
export const asksForPrivacy = (header: (name: string) => string | null | undefined) =>
  header('sec-gpc') === '1' || header('dnt') === '1';
