import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chooseEncoding, encodeBody } from '@/lib/server/platform/http/encode-body';
import { responseCache, type CachedResponse } from '@/lib/server/platform/http/response-cache';
import { isStopping } from '@/lib/server/platform/health/stopping';
import { bufferResponse, type BufferedResponse } from './buffer-response';
import type { RequestHandler } from './request-handler';

/** How long a public page is served without calling Next, which still decides when to regenerate it. */
const pageMs = 1_000;

/**
 * Caches public responses with their compressed bodies, following the same headers as a caching proxy. Other responses
 * to plain GET requests are compressed but not cached.
 */
export const withResponseCache =
  (handle: RequestHandler): RequestHandler =>
  async (request, response) => {
    if (!isPlainRequest(request) || isStopping()) return handle(request, response);
    if (await sendKept(request, response)) return;
    const { url = '/' } = request;
    // Headers already set here belong to this response only and are not cached.
    const frame = response.getHeaderNames();
    const accepted = request.headers['accept-encoding'];
    // Prevents Next from compressing the response; it is compressed below, once per encoding.
    delete request.headers['accept-encoding'];
    const held = await bufferResponse(response, () => handle(request, response));
    if (!held) return;
    request.headers['accept-encoding'] = accepted;
    const life = lifeOf(held);
    if (life === undefined) return sendOnce(held, request, response);
    await send(keep(url, held, life, frame), request, response);
  };

async function sendKept(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const cached = responseCache.get(request.url ?? '/');
  if (!cached) return false;
  await send(cached, request, response);
  return true;
}

/** Whether a request is a GET for a page or file, without a query or headers that could change the response. */
function isPlainRequest({ method, url = '/', headers }: IncomingMessage) {
  return (
    method === 'GET' &&
    !/[?#\\]|^\/(api|admin|_next\/data|_next\/image)(\/|$)/.test(url) &&
    !headers.range &&
    !headers.authorization &&
    !/__prerender_bypass|__next_preview_data/.test(headers.cookie ?? '')
  );
}

/** How long a response may be cached, in milliseconds; 0 for no limit, undefined if it must not be cached. */
function lifeOf({ status, headers }: BufferedResponse): number | undefined {
  const control = String(headers['cache-control'] ?? '');
  if (status !== 200 || headers['set-cookie'] || /private|no-store/.test(control)) return undefined;
  const vary = String(headers.vary ?? '').toLowerCase();
  if (vary.split(',').some((name) => !['', 'accept-encoding'].includes(name.trim()))) return undefined;
  if (/immutable/.test(control)) return 0;
  return /s-maxage=[1-9]/.test(control) ? pageMs : undefined;
}

function keep(path: string, { headers, body }: BufferedResponse, life: number, frame: string[]): CachedResponse {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const before = responseCache.get(path, { allowStale: true });
  const answer: CachedResponse = {
    headers: { ...without(headers, [...frame, 'content-length', 'connection']), vary: 'Accept-Encoding', etag },
    etag,
    bodies: before?.etag === etag ? before.bodies : new Map([['identity', body]]),
  };
  responseCache.set(path, answer, { ttl: life });
  return answer;
}

async function send(cached: CachedResponse, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['if-none-match']?.includes(cached.etag)) {
    setHeaders(response, without(cached.headers, ['content-type']));
    response.writeHead(304).end();
    return;
  }
  const whole = cached.bodies.get('identity') ?? Buffer.alloc(0);
  const encoding = chooseEncoding(request.headers['accept-encoding'], cached.headers['content-type'], whole.length);
  let body = cached.bodies.get(encoding);
  if (!body) cached.bodies.set(encoding, (body = await encodeBody(whole, encoding, true)));
  setHeaders(response, { ...cached.headers, ...lengthOf(body, encoding) });
  response.end(body);
}

async function sendOnce(
  { status, headers, body }: BufferedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const isComplete = status !== 304 && status !== 204 && !headers['content-encoding'];
  const encoding = isComplete
    ? chooseEncoding(request.headers['accept-encoding'], headers['content-type'], body.length)
    : 'identity';
  const packed = encoding === 'identity' ? body : await encodeBody(body, encoding, false);
  // Next sets the status again after the response of a failed page has ended.
  response.statusCode = status;
  if (encoding === 'identity') return void response.end(body);
  if (!/accept-encoding/i.test(String(headers.vary ?? ''))) response.appendHeader('Vary', 'Accept-Encoding');
  setHeaders(response, lengthOf(packed, encoding));
  response.end(packed);
}

/** Sets headers one by one, so that code that intercepts setHeader sees each of them. */
function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders) {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

const lengthOf = (body: Buffer, encoding: string): Record<string, string> => ({
  'content-length': String(body.length),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

const without = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
