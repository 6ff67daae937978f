import { randomId } from '@/lib/domain/shared/ids';
import { settings } from '../settings/env';
import type { Origin } from './origin';
import { clientIp } from './client-ip';
import type { Regenerate } from './revalidation';

/** What the transport knows; absent when the API is called in process. */
export type Connection = {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
  outgoing?: object;
  /** Regenerates a static page. */
  revalidate?: Regenerate | undefined;
};

/** Builds the request's origin: the trusted client address, a request id and the truncated user agent. */
export function originOf(headers: Headers, connection: Connection | undefined): Origin {
  const peer = connection?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  return {
    ip: clientIp(peer, headers.get('x-forwarded-for'), settings().trustProxy),
    requestId: randomId(),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 200),
    ...(connection?.incoming === undefined ? { isOwnPage: true } : {}),
  };
}
