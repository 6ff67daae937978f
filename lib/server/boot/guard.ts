import type { IncomingMessage } from 'node:http';
import type { Rejection } from './reject-request';
import { hasValidHost } from './host-header';
import { findExcess } from './request-limits';

const allowed = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

export const refusedMethod: Rejection = {
  code: 'method_not_allowed',
  message: `This URL accepts ${allowed}.`,
  headers: { Allow: allowed },
};

/** Methods that a fetch Request does not support: they would fail later with an unclear error. */
const uncarried = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * The rejection of a request that Next would handle at great cost, with a plain-text error or not at all; undefined if
 * the request is acceptable.
 */
export function findRejection(request: IncomingMessage): Rejection | undefined {
  const { method = 'GET', url: target = '/' } = request;
  if (uncarried.has(method)) return refusedMethod;
  if (!target.startsWith('/')) return { code: 'bad_request', message: 'Please request a path on this site.' };
  if (!hasValidHost(request)) return { code: 'bad_request', message: 'The Host header of this request is not valid.' };
  const excess = findExcess(request);
  if (excess) return excess;
  if (isApiTarget(target) && !isDecodable(pathOf(target)))
    return { code: 'bad_request', message: 'This URL is not encoded correctly.' };
  return undefined;
}

const pathOf = (target: string) => target.split(/[?#]/, 1)[0] ?? '';

/** Whether a request target belongs to the API rather than to a page or file. */
export const isApiTarget = (target: string) => /^[\\/]+(api|admin)(?=[/?#%\\]|$)/i.test(target);

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
