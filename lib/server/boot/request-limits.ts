import type { IncomingMessage } from 'node:http';
import type { Rejection } from './reject-request';

/** RFC 9110 (4.1) recommends that servers accept URIs of at least 8,000 octets. */
const targetLimit = 8_000;
/** More parameters than any of our URLs has. Next collects repeated names in quadratic time. */
const parameterLimit = 100;
/** Browsers shorten a longer Referer to its origin. Apart from cookies, they send no other header this long. */
const headerLimit = 4_096;
/** More characters than browsers send. Next and isbot search the header in quadratic time. */
const userAgentLength = 512;

/** The rejection of a request that would cost too much to parse, or undefined. */
export function findExcess({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Rejection | undefined {
  if (url.length > targetLimit) return { code: 'too_large', status: 414, message: 'This URL is too long.' };
  if (url.split('&', parameterLimit + 1).length > parameterLimit)
    return { code: 'bad_request', message: `Please send at most ${parameterLimit} parameters.` };
  const isLong = Object.entries(headers).some(
    ([name, value]) => !unbounded.has(name) && String(value).length > headerLimit,
  );
  return isLong ? { code: 'too_large', status: 431, message: 'A header of this request is too long.' } : undefined;
}

/**
 * Headers without a length limit here: cookies are parsed in linear time, within Node's limit for all headers, and the
 * User-Agent is shortened instead.
 */
const unbounded = new Set(['cookie', 'user-agent']);

/**
 * Shortens the User-Agent in both header lists, because Next reads one and Hono the other. Not rejected, because a long
 * one may be genuine: apps append their names to their browser's User-Agent.
 */
export function shortenUserAgent({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) {
  const sent = headers['user-agent'];
  if (sent === undefined || sent.length <= userAgentLength) return;
  headers['user-agent'] = sent.slice(0, userAgentLength);
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'user-agent')
      rawHeaders[index + 1] = rawHeaders[index + 1]?.slice(0, userAgentLength) ?? '';
}

/** Headers that Next's own servers and its app router send. From outside, they would change the response of a page. */
const internal = /^(?:rsc|next-.+|x-(?:middleware|now|prerender|matched|invoke|next-cache)-.+)$/;

/**
 * Removes Next's internal headers, which could make a page respond with a redirect or an empty body and poison a cache
 * in front.
 */
export function dropInternalHeaders({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2)
    if (internal.test((rawHeaders[index] ?? '').toLowerCase())) rawHeaders.splice(index, 2);
}
