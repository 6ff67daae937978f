import { isSiteFile, siteFilesPath } from '@/lib/domain/shared/site-files';
import type { RequestHandler } from './request-handler';

/** Serves the API, and `/admin/*`, which belongs to it (section 7), without Next. */
export const serveApi =
  (api: RequestHandler, rest: RequestHandler): RequestHandler =>
  (request, response) => {
    const target = toApiTarget(request.url ?? '/');
    if (target === undefined) return rest(request, response);
    request.url = target;
    return api(request, response);
  };

/** Serves files that are generated at run time. */
export const serveSiteFiles =
  (api: RequestHandler, rest: RequestHandler): RequestHandler =>
  (request, response) => {
    const { url = '/' } = request;
    if (!isSiteFile(url.split(/[?#]/, 1)[0] ?? '/')) return rest(request, response);
    request.url = siteFilesPath + url;
    return api(request, response);
  };

/** An API target without duplicate, backward and trailing slashes, and `/admin` also below `/api`; undefined for others. */
export function toApiTarget(target: string): string | undefined {
  const end = target.search(/[?#]/);
  const [path, rest] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)];
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  if (!/^\/(api|admin)(?=\/|$)/.test(plain)) return undefined;
  return plain.replace(/^\/api(?=\/admin(?:\/|$))/, '') + rest;
}
