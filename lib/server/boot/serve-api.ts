import { isSiteFile, siteFilesPath } from '@/lib/domain/shared/site-files';
import type { RequestHandler } from './request-handler';

/** Handles API requests without Next, including `/admin/*`, which belongs to the API (specification section 7). */
export const serveApi =
  (api: RequestHandler, rest: RequestHandler): RequestHandler =>
  (request, response) => {
    const target = toApiTarget(request.url ?? '/');
    if (target === undefined) return rest(request, response);
    request.url = target;
    return api(request, response);
  };

/** Serves the files that are generated at run time. */
export const serveSiteFiles =
  (api: RequestHandler, rest: RequestHandler): RequestHandler =>
  (request, response) => {
    const { url = '/' } = request;
    if (!isSiteFile(url.split(/[?#]/, 1)[0] ?? '/')) return rest(request, response);
    request.url = siteFilesPath + url;
    return api(request, response);
  };

/**
 * Normalizes an API target: removes duplicate, backward and trailing slashes, and the `/api` before `/admin`. Undefined
 * for other targets.
 */
export function toApiTarget(target: string): string | undefined {
  const end = target.search(/[?#]/);
  const [path, rest] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)];
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  if (!/^\/(api|admin)(?=\/|$)/.test(plain)) return undefined;
  return plain.replace(/^\/api(?=\/admin(?:\/|$))/, '') + rest;
}
