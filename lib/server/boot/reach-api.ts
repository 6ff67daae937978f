import { isSiteFile, siteFilesPath } from '@/lib/domain/shared/site-files';
import type { Handle } from './http-server';

/**
 * `/admin/*` belongs to the API (section 7), which Next serves below /api; so do files generated at run time. Rewritten
 * by hand: a rewrite in Next's config adds 3 KB of URL matching to the script of every page.
 */
export const reachingApi =
  (handle: Handle): Handle =>
  (request, response) => {
    request.url = toApiTarget(request.url ?? '/');
    return handle(request, response);
  };

/**
 * Normalizes an API target: removes duplicate, backward and trailing slashes, for which Next would answer with a
 * plain-text redirect. Other targets are unchanged.
 */
export function toApiTarget(target: string): string {
  const end = target.search(/[?#]/);
  const [path, rest] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)];
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  if (/^\/api(?=\/|$)/.test(plain)) return plain + rest;
  if (isSiteFile(path)) return siteFilesPath + target;
  return /^\/admin(?=\/|$)/.test(plain) ? `/api${plain}${rest}` : target;
}
