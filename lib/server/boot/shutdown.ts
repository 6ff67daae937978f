import { log } from '@/lib/server/platform/log/log';
import { announceStop } from '@/lib/server/platform/health/stopping';

const LIMIT_MS = 20_000;

/** npm and the terminal both forward Ctrl-C, so a second signal within this time is treated as the same one. */
const ECHO_MS = 500;

const faults = ['uncaughtException', 'unhandledRejection'] as const;

export type Closer = () => Promise<void> | void;

/** Runs the closers in reverse order when the process is stopped or has an unhandled error, then exits. */
export function makeShutdown() {
  const closers: Closer[] = [];
  let stopping: { since: number; done: Promise<void> } | undefined;

  const stop = (exitCode: number) => {
    if (stopping) return stopping.done;
    announceStop();
    setTimeout(() => leave('the site did not stop in time', exitCode || 1), LIMIT_MS).unref();
    const done = closeAll(closers).then((isClean) => process.exit(isClean ? exitCode : 1));
    stopping = { since: Date.now(), done };
    return done;
  };

  const onSignal = (signal: NodeJS.Signals) => {
    if (!stopping) log.info({ signal }, 'shutting down');
    else if (Date.now() - stopping.since > ECHO_MS) leave('received two stop signals', 1);
    void stop(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  const onFault = (error: unknown) => {
    if (stopping) return log.error({ err: error }, 'error during shutdown');
    log.fatal({ err: error }, 'unhandled error; the process exits to be restarted');
    return void stop(1);
  };
  for (const event of faults) process.on(event, onFault);

  return {
    /** Adds a closer. Closers run in reverse order. */
    add: (closer: Closer) => void closers.push(closer),
    /**
     * Removes Next's listeners for unhandled errors, which print the whole error and continue: ours logs it once and
     * ends the process.
     */
    handleFaultsAlone() {
      const isOther = (listener: unknown) => listener !== onFault;
      for (const event of faults)
        for (const other of process.rawListeners(event)) if (isOther(other)) drop(event, other);
      process.on('newListener', (event: string | symbol, listener: unknown) => {
        const fault = faults.find((one) => one === event);
        // Node emits this event before it adds Next's listener.
        if (fault && isOther(listener)) setImmediate(() => drop(fault, listener));
      });
    },
    /**
     * For a failed start: runs the closers added so far. If the process is already being stopped, waits for that to end
     * the process.
     */
    abandon: async () => void (await (stopping ? stopping.done : closeAll(closers.splice(0)))),
  };
}

const drop = (event: (typeof faults)[number], listener: unknown) =>
  process.off(event, listener as (...given: unknown[]) => void);

async function closeAll(closers: Closer[]) {
  let isClean = true;
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      isClean = false;
      log.error({ err: error }, 'could not close a resource');
    }
  }
  return isClean;
}

function leave(why: string, exitCode: number): never {
  log.error(why);
  process.exit(exitCode);
}
