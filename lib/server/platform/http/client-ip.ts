import { isIP, isIPv6 } from 'node:net';

/**
 * The client's address. Forwarding headers count only behind `hops` proxies of ours: each appends the address it saw,
 * so the one that our outermost proxy saw is `hops` places from the right.
 */
export function clientIp(peer: string, forwardedFor: string | null, hops: number): string {
  if (hops < 1 || !forwardedFor) return plain(peer);
  const seen = forwardedFor.split(',').map((address) => address.trim());
  const claimed = seen.at(-hops);
  return claimed && isIP(claimed) ? plain(claimed) : plain(peer);
}

/** An IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) is the IPv4 address, in any notation. */
function plain(ip: string): string {
  // A link-local address may include a zone, which is not part of a URL.
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return ip;
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${bare}]`).hostname) ?? [];
  if (!high || !low) return ip;
  return [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]).join('.');
}
