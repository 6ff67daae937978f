import type { ServerResponse } from 'node:http';
import type { Handle } from './http-server';

/** What Next says of a page that never changes: a cache in front would keep it a year, past every new build. */
const aYear = /^s-maxage=31536000\b/;
const shared = /^s-maxage=/;
const aMinute = 's-maxage=60, stale-while-revalidate=300';
const never = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * Pages of words may be kept by a cache in front as long as pages of data: a minute, and five more while it asks again.
 * An address that finds nothing is no page: whoever makes up addresses would fill that cache with them.
 */
export const sharingPages =
  (handle: Handle): Handle =>
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
