import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { closeUnusedConnections } from './connections';

const LIMIT_MS = 15_000;

/** Requests sent before the signal may still be arriving on connections that are not yet accepted. */
const GRACE_MS = 500;

/**
 * An overdue timer fires before pending input is read. Each turn of the event loop then accepts connections or reads
 * requests.
 */
const TURNS = 5;

/**
 * Drains a server: handles every request that was already sent (with `Connection: close`, see http-server), then stops
 * accepting connections and waits for requests in flight. After the time limit, all connections are closed.
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
    // A keep-alive connection becomes idle only when its request ends.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
