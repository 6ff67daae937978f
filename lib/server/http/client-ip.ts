import { isIP } from 'node:net';

/**
 * The caller's address. Forwarding headers count only behind `hops` proxies of ours: each appends the address it saw,
 * so the one that our outermost proxy saw stands `hops` places from the right.
 */
export function clientIp(peer: string, forwardedFor: string | null, hops: number): string {
  if (hops < 1 || !forwardedFor) return plain(peer);
  const seen = forwardedFor.split(',').map((address) => address.trim());
  const claimed = seen.at(-hops);
  return claimed && isIP(claimed) ? plain(claimed) : plain(peer);
}

const plain = (ip: string) => ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
