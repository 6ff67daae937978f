import type { Server } from 'node:http';

const LIMIT_MS = 15_000;

/** Takes no new connections, lets requests in flight finish, then cuts what is left. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), LIMIT_MS);
    // A connection kept alive falls idle only when its request is done.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(sweep);
      resolve();
    });
  });
}
