import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { closeUnusedConnections } from './connections';

const LIMIT_MS = 15_000;

/** Requests sent before the signal may still be arriving, on connections that are not accepted yet. */
const GRACE_MS = 500;

/** A delayed timer fires before pending input is read: each turn of the loop accepts connections or reads requests. */
const TURNS = 5;

/**
 * Keeps accepting for a moment and answers every request that was sent (with `Connection: close`, see http-server),
 * then accepts nothing new, waits for requests in flight, and closes the rest at its time limit.
 */
export async function drain(server: Server): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), LIMIT_MS);
  await pause(GRACE_MS);
  for (let round = 0; round < TURNS; round += 1) await turn();
  closeUnusedConnections(server);
  await close(server);
  clearTimeout(limit);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection becomes idle only when its request is done.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
