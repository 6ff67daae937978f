import type { Answers } from '@/lib/domain/brokerage/application/keys';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict' };

type Settings = {
  /** Saves the answers and resolves to the time of saving. */
  send: (answers: Answers) => Promise<string>;
  /** Returns the message of a failure; undefined if another device saved in the meantime. */
  reasonOf: (error: unknown) => string | undefined;
  onState: (state: SaveState) => void;
};

const pauseMs = 800;
const againMs = 15_000;

/**
 * Saves input shortly after the last keystroke: one request at a time, always with the latest answers. Failed saves are
 * retried; after a conflict, saving waits for the user's decision.
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
    /** The unsaved answers, for `sendBeacon`, because pending requests are aborted when a page closes. */
    unsaved: () => unsaved ?? underWay,
    /** After a conflict, overwrites the other device's answers. */
    resume: () => {
      isStopped = false;
      return flush();
    },
    stop,
  };
}
