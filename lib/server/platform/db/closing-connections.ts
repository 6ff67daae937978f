import type pg from 'pg';

export type ClosingConnections = { allClosed: (timeoutMs: number) => Promise<void> };

/**
 * A pool reports that it has ended once it has asked its connections to close. Stopping the server before they have
 * closed makes each of them report a lost connection: `allClosed` waits until the last is closed, at most the given number
 * of milliseconds.
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
