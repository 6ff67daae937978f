import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { makeShutdown } from '@/lib/server/boot/shutdown';
import { announceStop, isStopping } from '@/lib/server/platform/health/stopping';

const events = ['SIGTERM', 'SIGINT', 'uncaughtException', 'unhandledRejection'] as const;
const before = new Map(events.map((event) => [event, process.rawListeners(event)]));
let exit: MockInstance<typeof process.exit>;

beforeEach(() => {
  vi.useFakeTimers();
  exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
});

afterEach(() => {
  vi.useRealTimers();
  for (const event of events)
    for (const listener of process.rawListeners(event))
      if (!before.get(event)?.includes(listener)) process.off(event, listener as () => void);
  announceStop(false);
});

/** Sends the signal to this site only, not to the test's own process. */
const sendSigterm = () =>
  process
    .listeners('SIGTERM')
    .filter((listener) => !before.get('SIGTERM')?.includes(listener))
    .forEach((listener) => void listener('SIGTERM'));

it('[R59] gives a hanging closer 20 s, then exits with 1', async () => {
  const shutdown = makeShutdown();
  const database = vi.fn();
  shutdown.add(database);
  shutdown.add(() => new Promise(() => undefined));
  sendSigterm();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(database).not.toHaveBeenCalled();
});

it('[R59] ends a start that is told to stop as a stop: resources closed during it are not a failure', async () => {
  const shutdown = makeShutdown();
  const close = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1_000)));
  shutdown.add(close);
  sendSigterm();
  let isAbandoned = false;
  void shutdown.abandon().then(() => (isAbandoned = true));
  await vi.advanceTimersByTimeAsync(999);
  expect([isAbandoned, exit.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
  expect(close).toHaveBeenCalledOnce();
});

it('[R59] closes in reverse order and exits with 0 as soon as all is closed; with 1 when something could not be', async () => {
  const closed: string[] = [];
  const shutdown = makeShutdown();
  shutdown.add(() => void closed.push('database'));
  shutdown.add(async () => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    closed.push('server');
  });
  sendSigterm();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(closed).toEqual(['server', 'database']);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);

  exit.mockClear();
  const other = makeShutdown();
  other.add(() => Promise.reject(new Error('It does not close.')));
  const own = process.listeners('SIGTERM').at(-1);
  own?.('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

it('[R59] reports that it is stopping, takes a signal within half a second for the same one, and a later one as an order', async () => {
  const shutdown = makeShutdown();
  shutdown.add(() => new Promise(() => undefined));
  expect(isStopping()).toBe(false);
  sendSigterm();
  expect(isStopping()).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  sendSigterm();
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  sendSigterm();
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
