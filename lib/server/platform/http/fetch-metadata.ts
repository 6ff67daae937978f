import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { AppError } from '../errors';
import { settings } from '../settings/env';

type Called = Pick<Endpoint, 'method' | 'hasEffect'>;

/** Whether a request changes state, so that only our own pages may send it, or programs, which send no such headers. */
export const changes = (endpoint: Called) => endpoint.method !== 'GET' || endpoint.hasEffect === true;

/** Rejects state-changing requests that a browser sends on behalf of another site, and prefetches of them. */
export function assertSameOriginCall(endpoint: Called, headers: Headers) {
  if (!changes(endpoint)) return;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isForeign =
    (site !== null && site !== 'same-origin' && site !== 'none') || (origin !== null && !isOurs(origin, headers));
  const isSpeculative = /prefetch|prerender/i.test(
    `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`,
  );
  if (isForeign || isEmbedded(headers))
    throw new AppError('cross_site', 'This request is only allowed from our own pages.');
  if (isSpeculative) throw new AppError('cross_site', 'This request cannot be made by a prefetch.');
}

/**
 * Whether a page loads this as a subresource, such as an image, a frame or a script. API requests come from `fetch`,
 * whose destination is empty, or from a top-level navigation, whose destination is a document.
 */
function isEmbedded(headers: Headers) {
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');
  if (destination === null) return false;
  if (mode === null) return destination !== 'empty' && destination !== 'document';
  return destination !== (mode === 'navigate' ? 'document' : 'empty');
}

/** Whether an origin is ours: the configured one or, in demo mode, the host that the request names. */
function isOurs(origin: string, headers: Headers) {
  if (origin === new URL(settings().siteUrl).origin) return true;
  return settings().mode === 'demo' && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
