import type { IncomingMessage } from 'node:http';
import type { Rejection } from './reject-request';

/** RFC 9110 (4.1) asks servers to accept at least 8,000 octets. */
const targetLimit = 8_000;
/** More than any call has. Next collects repeated names in quadratic time. */
const parameterLimit = 100;
/** Browsers shorten a longer Referer to its origin, and send no other header as long except cookies. */
const headerLimit = 4_096;
/** Longer than what browsers send. Next and isbot search it in quadratic time. */
const userAgentLength = 512;

/** The rejection of a request that would cost too much to parse, or undefined. Runs before parsing. */
export function findExcess({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Rejection | undefined {
  if (url.length > targetLimit) return { code: 'too_large', status: 414, message: 'This URL is too long.' };
  if (url.split('&', parameterLimit + 1).length > parameterLimit)
    return { code: 'bad_request', message: `Please send at most ${parameterLimit} parameters.` };
  const isLong = Object.entries(headers).some(
    ([name, value]) => !unbounded.has(name) && String(value).length > headerLimit,
  );
  return isLong ? { code: 'too_large', status: 431, message: 'A header of this request is too long.' } : undefined;
}

/** Cookies are parsed in linear time, within Node's limit for all headers. The User-Agent is shortened instead. */
const unbounded = new Set(['cookie', 'user-agent']);

/**
 * Shortens the User-Agent in both header lists, because Next reads one and Hono the other. Apps append their names to
 * their browser's, so a long one may belong to a visitor: it is not rejected.
 */
export function shortenUserAgent({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) {
  const sent = headers['user-agent'];
  if (sent === undefined || sent.length <= userAgentLength) return;
  headers['user-agent'] = sent.slice(0, userAgentLength);
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'user-agent')
      rawHeaders[index + 1] = rawHeaders[index + 1]?.slice(0, userAgentLength) ?? '';
}

/**
 * What Next's own servers and the router of its `app` folder send: from outside they change the response for a page.
 */
const internal = /^(?:rsc|next-.+|x-(?:middleware|now|prerender|matched|invoke|next-cache)-.+)$/;

/**
 * Removes Next's internal headers, with which a visitor, or a cache in front, could get a redirect or an empty page.
 */
export function dropInternalHeaders({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2)
    if (internal.test((rawHeaders[index] ?? '').toLowerCase())) rawHeaders.splice(index, 2);
}
