/** How the displayed data is updated: by the stream, while reconnecting, or by polling every 30 seconds. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'polling';

type Ways<Data> = {
  /** Reads the stream until it ends or fails. */
  stream: (onData: (data: Data) => void, signal: AbortSignal) => Promise<void>;
  /** Fetches once; the HTTP client refreshes an expired session if needed. */
  poll: (signal: AbortSignal) => Promise<Data>;
  /** Resolves after `ms`, or immediately when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onChange: (state: LiveState, data?: Data) => void;
};

export const pollMs = 30_000;
const maxPauseMs = 20_000;
/** A stream open for at least this long counts as working, not cut off by a proxy. */
const soundMs = 30_000;
/** Number of consecutive short streams after which `follow` polls instead. */
const triesBeforePolling = 3;
/** Number of polls before the stream is tried again. */
const pollsBeforeStream = 10;

/**
 * Follows a stream until the signal is aborted. Reconnects with increasing delays, and polls when streams keep getting
 * cut off.
 */
export async function follow<Data>(options: Ways<Data>, signal: AbortSignal): Promise<void> {
  const { poll, wait, onChange } = options;
  let failures = 0;
  while (!signal.aborted) {
    failures = await streamOnce(options, failures, signal);
    const isCut = failures >= triesBeforePolling;
    for (let round = 0; round < (isCut ? pollsBeforeStream : 1); round += 1) {
      if (signal.aborted) return;
      if (!isCut) onChange('reconnecting');
      const answer = await poll(signal).then(
        (data) => ({ data }),
        () => undefined,
      );
      if (signal.aborted) return;
      // Without a response the data is stale, even while polling.
      if (answer) onChange(isCut ? 'polling' : 'reconnecting', answer.data);
      else onChange('reconnecting');
      await wait(isCut ? pollMs : retryDelayAfter(failures), signal);
    }
  }
}

/** Reads one stream. Returns the number of consecutive short streams, this one included. */
async function streamOnce<Data>({ stream, now, onChange }: Ways<Data>, failures: number, signal: AbortSignal) {
  const openedAt = now();
  // An error and a normal end are treated the same: the connection is gone.
  await stream((data) => onChange('live', data), signal).catch(() => undefined);
  return now() - openedAt >= soundMs ? 0 : failures + 1;
}

/**
 * Delay in ms: 1, 2, 4 … up to 20 seconds, plus up to as much again at random, so that clients do not reconnect all at
 * once.
 */
export const retryDelayAfter = (failures: number, random = Math.random) =>
  Math.min(maxPauseMs, 1_000 * 2 ** Math.max(0, failures - 1)) * (1 + random());
