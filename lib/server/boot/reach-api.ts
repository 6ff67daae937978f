import { isSiteFile, siteFilesPath } from '@/lib/domain/site-files';
import type { Handle } from './http-server';

/**
 * `/admin/*` belongs to the API (section 7), which Next serves below /api; so do files that are written at run time.
 * Led there by hand: a rewrite in Next's settings puts 3 KB of address matching into the script of every page.
 */
export const reachingApi =
  (handle: Handle): Handle =>
  (request, response) => {
    request.url = toApiTarget(request.url ?? '/');
    return handle(request, response);
  };

/**
 * A target of the API as the API knows it: doubled, backward and closing slashes gone, where Next would answer with a
 * redirect in plain text. Other targets stay as they are.
 */
export function toApiTarget(target: string): string {
  const end = target.search(/[?#]/);
  const [path, rest] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)];
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  if (/^\/api(?=\/|$)/.test(plain)) return plain + rest;
  if (isSiteFile(path)) return siteFilesPath + target;
  return /^\/admin(?=\/|$)/.test(plain) ? `/api${plain}${rest}` : target;
}
