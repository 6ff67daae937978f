import { isIP, isIPv6 } from 'node:net';
import { randomId } from '@/lib/domain/shared/ids';
import { settings } from '../settings/env';
import type { Origin } from './origin';
import type { Regenerate } from './revalidation';

/** The connection of a request; absent if the API is called in process. */
export type Connection = {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
  outgoing?: object;
  /** Regenerates a static page. */
  revalidate?: Regenerate | undefined;
};

/** The origin of a request: the client's address, a request id and the truncated User-Agent. */
export function originOf(headers: Headers, connection: Connection | undefined): Origin {
  const peer = connection?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  return {
    ip: clientIp(peer, headers.get('x-forwarded-for'), settings().trustProxy),
    requestId: randomId(),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 200),
    ...(connection?.incoming === undefined ? { isOwnPage: true } : {}),
  };
}

/**
 * The client's IP address. Forwarding headers count only behind `hops` proxies of our own. Each proxy appends the
 * address that it saw, so the address that the outermost one saw is `hops` places from the right.
 */
export function clientIp(peer: string, forwardedFor: string | null, hops: number): string {
  if (hops < 1 || !forwardedFor) return plain(peer);
  const seen = forwardedFor.split(',').map((address) => address.trim());
  const claimed = seen.at(-hops);
  return claimed && isIP(claimed) ? plain(claimed) : plain(peer);
}

/** Converts an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2), in any notation, to IPv4. */
function plain(ip: string): string {
  // A link-local address may include a zone, which cannot be part of a URL.
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return ip;
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${bare}]`).hostname) ?? [];
  if (!high || !low) return ip;
  return [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]).join('.');
}
