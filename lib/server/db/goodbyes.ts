import type pg from 'pg';

export type Goodbyes = { said: (patience: number) => Promise<void> };

/**
 * A pool calls itself ended once it has asked its connections to end. A server stopped before they have done so tells
 * each of them that it was cut off: `said` waits until the last is gone, for as many milliseconds as it is given.
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
