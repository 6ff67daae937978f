import { randomId } from '@/lib/domain/ids';
import { settings } from '../env';
import type { Origin } from '../origin';
import { clientIp } from './client-ip';

/** What the transport knows; absent when the API is called in process. */
export type Connection = {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
  outgoing?: { revalidate?: (path: string) => Promise<void> };
};

/** Who calls: the address as far as it can be trusted, an id for this request, the program's name cut short. */
export function originOf(headers: Headers, connection: Connection | undefined): Origin {
  const peer = connection?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  return {
    ip: clientIp(peer, headers.get('x-forwarded-for'), settings().trustProxy),
    requestId: randomId(),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 200),
  };
}
