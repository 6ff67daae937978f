import type { ServerResponse } from 'node:http';
import type { RequestHandler } from './request-handler';

/**
 * Next's header for a static page without revalidation: a shared cache would store the page for a year, across new
 * builds.
 */
const aYear = /^s-maxage=31536000\b/;
const shared = /^s-maxage=/;
const aMinute = 's-maxage=60, stale-while-revalidate=300';
const never = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * Lets a shared cache store static pages of copy for as long as pages with data: one minute, plus five while it
 * revalidates. 404 responses are excluded, because requests for made-up paths would fill that cache.
 */
export const sharingPages =
  (handle: RequestHandler): RequestHandler =>
  (request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      set(name, name.toLowerCase() === 'cache-control' ? keeping(response, value) : value);
    return handle(request, response);
  };

function keeping({ statusCode }: ServerResponse, value: number | string | readonly string[]) {
  if (typeof value !== 'string') return value;
  if (statusCode === 404 && shared.test(value)) return never;
  return aYear.test(value) ? aMinute : value;
}
