/** The path if it is that of a post, otherwise null. A paywall links back to posts only. */
export const postPath = (target: unknown) =>
  typeof target === 'string' && target.length < 90 && /^\/blog\/[a-z0-9]+(-[a-z0-9]+)*$/.test(target) ? target : null;
