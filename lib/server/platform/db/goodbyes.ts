import type pg from 'pg';

export type Goodbyes = { said: (patience: number) => Promise<void> };

/**
 * A pool reports that it has ended once it has asked its connections to close. Stopping the server before they have
 * closed makes each of them report a lost connection: `said` waits until the last is closed, at most the given number
 * of milliseconds.
 */
export function goodbyesOf(pool: pg.Pool): Goodbyes {
  const open = new Set<pg.PoolClient>();
  let gone: (() => void) | undefined;
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => {
    open.delete(client);
    if (open.size === 0) gone?.();
  });
  return {
    said: (patience) =>
      new Promise((resolve) => {
        if (open.size === 0) return resolve();
        const tired = setTimeout(resolve, patience);
        gone = () => {
          clearTimeout(tired);
          resolve();
        };
      }),
  };
}
