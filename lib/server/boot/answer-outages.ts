import { databaseUnavailable } from '@/lib/content/shared/messages';
import { hadOutageSince } from '@/lib/server/platform/outages';
import { rejectRequest } from './reject-request';
import { isApiTarget } from './guard';
import { bufferResponse } from './buffer-response';
import type { RequestHandler } from './request-handler';

const retryAfterS = '2';

/**
 * Responds with 503 and Retry-After if a page cannot load its data. Next turns any error in a page into a 500, so that
 * response is replaced. Concurrent requests for the same page share one rendering and get the same response.
 */
export const withOutageResponse =
  (handle: RequestHandler): RequestHandler =>
  async (request, response) => {
    if (isApiTarget(request.url ?? '/') || request.url?.startsWith('/_next/static/')) return handle(request, response);
    const startedAt = performance.now();
    const before = response.getHeaderNames();
    const held = await bufferResponse(response, () => handle(request, response));
    if (!held) return;
    if (held.status === 500 && hadOutageSince(startedAt)) {
      for (const name of response.getHeaderNames()) if (!before.includes(name)) response.removeHeader(name);
      const headers = { 'Retry-After': retryAfterS };
      return rejectRequest(response, { code: 'unavailable', message: databaseUnavailable, headers }, 'page');
    }
    if (held.status === 503 && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', retryAfterS);
    response.statusCode = held.status;
    response.end(held.body);
  };
