import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { AppError } from '../errors';
import { settings } from '../settings/env';

type Called = Pick<Endpoint, 'method' | 'hasEffect'>;

/** Whether a call changes state, so that only our own pages (or programs, which send no such headers) may make it. */
export const changes = (endpoint: Called) => endpoint.method !== 'GET' || endpoint.hasEffect === true;

/** Rejects calls that a browser makes for another site, and prefetches of calls that change state. */
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
 * Whether a page loads this as a subresource (an image, a frame, a script). A call comes from `fetch`, whose
 * destination is empty, or from a top-level navigation, whose destination is a document.
 */
function isEmbedded(headers: Headers) {
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');
  if (destination === null) return false;
  if (mode === null) return destination !== 'empty' && destination !== 'document';
  return destination !== (mode === 'navigate' ? 'document' : 'empty');
}

/** In live mode the one configured address; a demo accepts the local host name it was opened under. */
function isOurs(origin: string, headers: Headers) {
  if (origin === new URL(settings().siteUrl).origin) return true;
  return settings().mode === 'demo' && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
