/** A target that is the address of one of our posts, or nothing: a paywall sends nobody back to anywhere else. */
export const postPath = (target: unknown) =>
  typeof target === 'string' && target.length < 90 && /^\/blog\/[a-z0-9]+(-[a-z0-9]+)*$/.test(target) ? target : null;
