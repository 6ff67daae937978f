import type { Endpoint } from '@/lib/contracts/endpoint';
import { AppError } from '../errors';
import { settings } from '../env';

type Called = Pick<Endpoint, 'method' | 'hasEffect'>;

/** Whether a call changes something, so that only our own pages (or programs, which send no such headers) may make it. */
export const changes = (endpoint: Called) => endpoint.method !== 'GET' || endpoint.hasEffect === true;

/** Refuses calls that a browser makes for another site, and speculative ones of calls with effects. */
export function refuseForeignCalls(endpoint: Called, headers: Headers) {
  if (!changes(endpoint)) return;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isForeign =
    (site !== null && site !== 'same-origin' && site !== 'none') || (origin !== null && !isOurs(origin, headers));
  const isSpeculative = /prefetch|prerender/i.test(
    `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`,
  );
  if (isForeign) throw new AppError('cross_site', 'This call can only be made from our own pages.');
  if (isSpeculative) throw new AppError('cross_site', 'This call cannot be made in advance.');
}

/** In live mode the one address we are known by; a demo answers under whatever local name it was opened. */
function isOurs(origin: string, headers: Headers) {
  if (origin === new URL(settings().siteUrl).origin) return true;
  return settings().mode === 'demo' && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
