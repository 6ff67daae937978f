/** A browser that opts out of tracking (https://w3c.github.io/gpc/, and the older DNT). */
export const asksForPrivacy = (header: (name: string) => string | null | undefined) =>
  header('sec-gpc') === '1' || header('dnt') === '1';
