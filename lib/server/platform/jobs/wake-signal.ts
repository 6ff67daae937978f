/**
 * A wake signal for a loop, which sleeps until it is notified, times out or is stopped. A notification that arrives
 * while the loop is awake is not lost.
 */
export type WakeSignal = {
  readonly isStopped: boolean;
  readonly untilStopped: Promise<void>;
  /** Number of notifications so far. Read it before looking for work, and pass it to `sleep`. */
  readonly notified: number;
  notify(): void;
  stop(): void;
  sleep(since: number, ms: number): Promise<void>;
};

export function createWakeSignal(): WakeSignal {
  const waiters = new Set<() => void>();
  let isStopped = false;
  let notified = 0;
  const wakeAll = () => waiters.forEach((wake) => wake());
  const { promise: untilStopped, resolve: resolveStopped } = Promise.withResolvers<void>();
  return {
    get isStopped() {
      return isStopped;
    },
    untilStopped,
    get notified() {
      return notified;
    },
    notify() {
      notified += 1;
      wakeAll();
    },
    stop() {
      isStopped = true;
      resolveStopped();
      wakeAll();
    },
    sleep(since, ms) {
      if (isStopped || notified !== since) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiters.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        waiters.add(wake);
      });
    },
  };
}
