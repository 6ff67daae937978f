import type { Answers } from '@/lib/domain/application/keys';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict' };

type Settings = {
  /** Saves, and answers when that was. */
  send: (answers: Answers) => Promise<string>;
  /** What to tell about a failure; nothing means that another device saved meanwhile. */
  reasonOf: (error: unknown) => string | undefined;
  onState: (state: SaveState) => void;
};

const pauseMs = 800;
const againMs = 15_000;

/**
 * Saves what is typed a moment after the last key, one call at a time and always the newest. What could not be saved
 * is kept and tried again; after a conflict it waits for a decision.
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
    /** What a closing page has to send by itself: its calls end with it. */
    unsaved: () => unsaved ?? underWay,
    /** After a conflict: what is on this page goes over the other device's answers. */
    resume: () => {
      isStopped = false;
      return flush();
    },
    stop,
  };
}
