import type { Answer } from './connection';

/** Milliseconds between two checks. */
export const INTERVAL_MS = 1_000;

/** If our own event loop was blocked for longer than this, a probe that timed out says nothing about the server. */
const OWN_DELAY_MS = 400;

type Watched = {
  probe: () => Promise<Answer>;
  /** Restarts the server and acquires a new lease. `isHung` means that the server is running but does not respond. */
  heal: (isHung: boolean) => Promise<void>;
  /** Periodic maintenance while the server works. */
  maintain: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** Checks whether a new connection works: once a second, and immediately when woken. */
export function watch({ probe, heal, maintain, onError }: Watched) {
  const ended = new AbortController();
  let isShareLost = false;
  let wakeUp: () => void = () => undefined;

  const round = async () => {
    const { answer, wasDelayed } = await probeFairly(probe);
    if (ended.signal.aborted || answer === 'starting' || answer === 'full') return;
    if (answer === 'silent' && wasDelayed) return;
    if (answer === 'ready' && !isShareLost) return maintain();
    isShareLost = false;
    try {
      await heal(answer === 'silent');
    } catch (error) {
      isShareLost = true;
      throw error;
    }
  };

  const running = (async () => {
    while (!ended.signal.aborted) {
      await round().catch(onError);
      await rest(ended.signal, (wake) => (wakeUp = wake));
    }
  })();

  return {
    /** Called when this process's connection to the server is lost. */
    wake() {
      isShareLost = true;
      wakeUp();
    },
    async stop() {
      ended.abort();
      wakeUp();
      await running;
    },
  };
}

/** Waits for the interval, unless woken or aborted. The timer keeps the process alive. */
function rest(signal: AbortSignal, onReady: (wake: () => void) => void) {
  return new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, INTERVAL_MS);
    onReady(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function probeFairly(probe: Watched['probe']) {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const at = performance.now();
    longest = Math.max(longest, at - last - 50);
    last = at;
  }, 50);
  try {
    const answer = await probe();
    return { answer, wasDelayed: longest > OWN_DELAY_MS };
  } finally {
    clearInterval(timer);
  }
}
