/** Max length of a target; all of our URLs are shorter. */
const longest = 2000;

const ownOrigin = 'https://site.invalid';

/** A safe redirect target: a path on this site, or `fallback` for anything else. */
export function safePath(target: unknown, fallback = '/') {
  if (typeof target !== 'string' || target.length > longest || !target.startsWith('/') || isOdd(target))
    return fallback;
  const url = URL.canParse(target, ownOrigin) ? new URL(target, ownOrigin) : undefined;
  if (url?.origin !== ownOrigin) return fallback;
  // Parsing turns `/a/..//host` into `//host`, and a proxy may decode the path first, so check the result again.
  const decoded = decode(url.pathname);
  if (decoded === undefined || isOdd(decoded)) return fallback;
  return url.pathname + url.search + url.hash;
}

/**
 * Whether browsers may read the path as another host: two slashes name one, a backslash counts as a slash, and tabs and
 * line breaks are skipped.
 */
const isOdd = (path: string) => path.startsWith('//') || path.includes('\\') || hasControl.test(path);

const hasControl = /[\u0000-\u001f\u007f]/;

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    if (cause instanceof URIError) return undefined;
    throw cause;
  }
}
