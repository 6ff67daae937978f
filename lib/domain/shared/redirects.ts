/** Longer than any of our URLs. */
const longest = 2000;

const ownOrigin = 'https://site.invalid';

/** A safe redirect target: a path of this site, or home for everything else. */
export function safePath(target: unknown, fallback = '/') {
  if (typeof target !== 'string' || target.length > longest || !target.startsWith('/') || isOdd(target))
    return fallback;
  const url = URL.canParse(target, ownOrigin) ? new URL(target, ownOrigin) : undefined;
  if (url?.origin !== ownOrigin) return fallback;
  // Parsing resolves `/a/..//host`: the result must still be a path, also for a proxy that decodes it first.
  const decoded = decode(url.pathname);
  if (decoded === undefined || isOdd(decoded)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Two slashes name another host, browsers treat a backslash as a slash, and skip tabs and line breaks. */
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
