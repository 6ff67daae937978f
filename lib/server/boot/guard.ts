import type { Refusal } from './answer';

/** Longer paths serve nobody. A query may be longer; Node itself stops at 16 KB of headers. */
const PATH_LIMIT = 8_192;

const allowed = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

export const refusedMethod: Refusal = {
  code: 'method_not_allowed',
  message: `This address takes ${allowed}.`,
  headers: { Allow: allowed },
};

/** Methods that a fetch Request refuses to carry: they would fail deep inside instead of being answered. */
const uncarried = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** What Next would answer as plain text or not at all is refused here, in the API's shape. */
export function findRefusal(method: string, target: string): Refusal | undefined {
  if (uncarried.has(method)) return refusedMethod;
  if (!target.startsWith('/')) return { code: 'bad_request', message: 'Please ask for a path of this site.' };
  if (!isApiTarget(target)) return undefined;
  if (pathOf(target).length > PATH_LIMIT) return { code: 'bad_request', message: 'This address is too long.' };
  if (!isDecodable(pathOf(target))) return { code: 'bad_request', message: 'This address is not encoded correctly.' };
  return undefined;
}

const pathOf = (target: string) => target.split(/[?#]/, 1)[0] ?? '';

const isApiTarget = (target: string) => /^[\\/]+(api|admin)(?=[/?#%\\]|$)/i.test(target);

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
