/**
 * A wake signal for a loop: it sleeps until notified, timed out or aborted. A notification while it is awake is not
 * lost.
 */
export type Bell = {
  readonly isStopped: boolean;
  readonly untilStopped: Promise<void>;
  /** Number of notifications so far; read it before looking for work, and pass it to `sleep`. */
  readonly rings: number;
  ring(): void;
  stop(): void;
  sleep(since: number, ms: number): Promise<void>;
};

export function createBell(): Bell {
  const sleepers = new Set<() => void>();
  let isStopped = false;
  let rings = 0;
  const wakeAll = () => sleepers.forEach((wake) => wake());
  const { promise: untilStopped, resolve: resolveStopped } = Promise.withResolvers<void>();
  return {
    get isStopped() {
      return isStopped;
    },
    untilStopped,
    get rings() {
      return rings;
    },
    ring() {
      rings += 1;
      wakeAll();
    },
    stop() {
      isStopped = true;
      resolveStopped();
      wakeAll();
    },
    sleep(since, ms) {
      if (isStopped || rings !== since) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        sleepers.add(wake);
      });
    },
  };
}
