import { randomToken } from '../sealing/crypto';
import { removeFromCache } from './response-cache';

export type Regenerate = (path: string) => Promise<void>;

/** Requested regenerations, by the ticket that Next's API route presents. */
const requested = new Map<string, (regenerate: Regenerate) => Promise<void>>();

/**
 * Creates the function that regenerates a page: `send` passes a ticket to Next's API route, which redeems it with
 * Next's own revalidation function.
 */
export function createRevalidate(send: (ticket: string) => Promise<void>): Regenerate {
  return async (path) => {
    const ticket = randomToken();
    await new Promise<void>((resolve, reject) => {
      requested.set(ticket, (regenerate) => regenerate(path).then(resolve, reject));
      const unused = (cause?: unknown) => {
        if (requested.delete(ticket)) reject(new Error('Next did not handle the regeneration of a page.', { cause }));
      };
      send(ticket).then(() => unused(), unused);
    });
    removeFromCache(path);
  };
}

/**
 * Regenerates the page of a ticket. Returns false for an unknown or used ticket. A failure rejects both this call and
 * the request for the regeneration.
 */
export async function redeemTicket(ticket: string, regenerate: Regenerate): Promise<boolean> {
  const run = requested.get(ticket);
  requested.delete(ticket);
  await run?.(regenerate);
  return run !== undefined;
}
