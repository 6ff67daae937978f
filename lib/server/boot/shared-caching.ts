import type { Handle } from './http-server';

/** What Next says of a page that never changes: a cache in front would keep it a year, past every new build. */
const aYear = /^s-maxage=31536000\b/;
const aMinute = 's-maxage=60, stale-while-revalidate=300';

/** Pages of words may be kept by a cache in front as long as pages of data: a minute, and five more while it asks again. */
export const sharingPages =
  (handle: Handle): Handle =>
  (request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => set(name, isYearLong(name, value) ? aMinute : value);
    return handle(request, response);
  };

const isYearLong = (name: string, value: unknown) =>
  typeof value === 'string' && name.toLowerCase() === 'cache-control' && aYear.test(value);
