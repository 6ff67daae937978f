import type pg from 'pg';

export type ClosingConnections = { allClosed: (timeoutMs: number) => Promise<void> };

/**
 * Tracks a pool's connections, because `pool.end()` resolves before they are closed. If the server stopped before that,
 * each of them would report a lost connection. `allClosed` resolves once all are closed, or after the timeout in
 * milliseconds.
 */
export function trackClosing(pool: pg.Pool): ClosingConnections {
  const open = new Set<pg.PoolClient>();
  let onLastClosed: (() => void) | undefined;
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => {
    open.delete(client);
    if (open.size === 0) onLastClosed?.();
  });
  return {
    allClosed: (timeoutMs) =>
      new Promise((resolve) => {
        if (open.size === 0) return resolve();
        const timer = setTimeout(resolve, timeoutMs);
        onLastClosed = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
