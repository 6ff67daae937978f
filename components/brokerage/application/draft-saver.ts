import type { Answers } from '@/lib/domain/brokerage/application/keys';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict' };

type Settings = {
  /** Saves, and returns the time of saving. */
  send: (answers: Answers) => Promise<string>;
  /** The message of a failure; undefined when another device has saved meanwhile. */
  reasonOf: (error: unknown) => string | undefined;
  onState: (state: SaveState) => void;
};

const pauseMs = 800;
const againMs = 15_000;

/**
 * Saves input shortly after the last key, one call at a time and always the latest. A failed save is retried; after a
 * conflict it waits for a decision.
 */
export function createDraftSaver({ send, reasonOf, onState }: Settings) {
  let unsaved: Answers | undefined;
  let underWay: Answers | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  }

  async function run() {
    while (unsaved && !isStopped) {
      const sending = unsaved;
      unsaved = undefined;
      underWay = sending;
      onState({ kind: 'saving' });
      try {
        onState({ kind: 'saved', at: await send(sending) });
      } catch (error) {
        unsaved ??= sending;
        const reason = reasonOf(error);
        if (reason === undefined) return waitForDecision();
        onState({ kind: 'failed', reason });
        return schedule(againMs);
      } finally {
        underWay = undefined;
      }
    }
  }

  function waitForDecision() {
    stop();
    onState({ kind: 'conflict' });
  }

  function stop() {
    isStopped = true;
    clearTimeout(timer);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => (running = undefined));
    return running;
  }

  return {
    change: (answers: Answers) => {
      unsaved = answers;
      if (isStopped) return;
      if (!running) onState({ kind: 'waiting' });
      schedule(pauseMs);
    },
    flush,
    /** Unsaved answers for `sendBeacon`, because a closing page aborts its calls. */
    unsaved: () => unsaved ?? underWay,
    /** After a conflict: overwrites the other device's answers. */
    resume: () => {
      isStopped = false;
      return flush();
    },
    stop,
  };
}
