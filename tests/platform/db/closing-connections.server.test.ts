import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { trackClosing } from '@/lib/server/platform/db/closing-connections';

afterEach(() => void vi.useRealTimers());

const allClosed = (connections: ReturnType<typeof trackClosing>) => {
  const done = vi.fn();
  void connections.allClosed(1_000).then(done);
  return done;
};

it('[R59] waits until the open connections have closed', async () => {
  const pool = new pg.Pool();
  const connections = trackClosing(pool);
  const [one, other] = [new pg.Client(), new pg.Client()];
  pool.emit('connect', one);
  pool.emit('connect', other);
  const done = allClosed(connections);
  pool.emit('remove', one);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  pool.emit('remove', other);
  await Promise.resolve();
  expect(done).toHaveBeenCalledOnce();
});

it('[R59] waits one second for a server that does not respond', async () => {
  vi.useFakeTimers();
  const pool = new pg.Pool();
  const connections = trackClosing(pool);
  pool.emit('connect', new pg.Client());
  const done = allClosed(connections);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
