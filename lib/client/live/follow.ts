/** Whether what is shown comes live, from a connection that is being restored, or every 30 seconds. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'polling';

type Ways<Data> = {
  /** Reads the stream until it ends or fails. */
  stream: (onData: (data: Data) => void, signal: AbortSignal) => Promise<void>;
  /** Fetches once; the HTTP client refreshes an expired session if needed. */
  poll: (signal: AbortSignal) => Promise<Data>;
  /** Resolves after a time, or at once when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onChange: (state: LiveState, data?: Data) => void;
};

export const pollMs = 30_000;
const longestPauseMs = 20_000;
/** A stream that lived this long was not cut by a proxy. */
const soundMs = 30_000;
/** After this many short streams it polls instead. */
const triesBeforePolling = 3;
/** While polling, a stream is retried after this many responses. */
const pollsBeforeStream = 10;

/** Follows a stream until the signal is aborted: reconnects with growing delays, and polls where streams are cut. */
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
      // Without a response the data is out of date, even while polling.
      if (answer) onChange(isCut ? 'polling' : 'reconnecting', answer.data);
      else onChange('reconnecting');
      await wait(isCut ? pollMs : retryDelayAfter(failures), signal);
    }
  }
}

/** Reads one stream and returns how many in a row were short, this one included. */
async function streamOnce<Data>({ stream, now, onChange }: Ways<Data>, failures: number, signal: AbortSignal) {
  const openedAt = now();
  // A stream ends the same way with and without an error: the state shows that the connection is gone.
  await stream((data) => onChange('live', data), signal).catch(() => undefined);
  return now() - openedAt >= soundMs ? 0 : failures + 1;
}

/** 1, 2, 4 … seconds, and up to as much again, so that clients do not reconnect all at once. */
export const retryDelayAfter = (failures: number, random = Math.random) =>
  Math.min(longestPauseMs, 1_000 * 2 ** Math.max(0, failures - 1)) * (1 + random());
