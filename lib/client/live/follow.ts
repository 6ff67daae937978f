/** Whether what is shown comes as it happens, from a connection that is being restored, or every 30 seconds. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'polling';

type Ways<Data> = {
  /** Reads the stream until it ends or fails. */
  stream: (onData: (data: Data) => void, signal: AbortSignal) => Promise<void>;
  /** Asks once; the HTTP client renews an expired session on the way. */
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
/** After so many short streams the answers are asked for instead. */
const triesBeforePolling = 3;
/** While asking, a stream is tried again after so many answers. */
const pollsBeforeStream = 10;

/** Follows a stream until the signal is aborted: reconnects with growing pauses, and asks where streams are cut. */
export async function follow<Data>(ways: Ways<Data>, signal: AbortSignal): Promise<void> {
  const { poll, wait, onChange } = ways;
  let failures = 0;
  while (!signal.aborted) {
    failures = await streamOnce(ways, failures, signal);
    const isCut = failures >= triesBeforePolling;
    for (let round = 0; round < (isCut ? pollsBeforeStream : 1); round += 1) {
      if (signal.aborted) return;
      if (!isCut) onChange('reconnecting');
      const answer = await poll(signal).then(
        (data) => ({ data }),
        () => undefined,
      );
      if (signal.aborted) return;
      // Without a response nothing is up to date, whatever was scheduled.
      if (answer) onChange(isCut ? 'polling' : 'reconnecting', answer.data);
      else onChange('reconnecting');
      await wait(isCut ? pollMs : pauseAfter(failures), signal);
    }
  }
}

/** Reads one stream and returns how many in a row were short, this one included. */
async function streamOnce<Data>({ stream, now, onChange }: Ways<Data>, failures: number, signal: AbortSignal) {
  const openedAt = now();
  // An end is the same with and without an error: the state says that the connection is gone.
  await stream((data) => onChange('live', data), signal).catch(() => undefined);
  return now() - openedAt >= soundMs ? 0 : failures + 1;
}

/** 1, 2, 4 … seconds, and up to as much again, so that a restarted server is not asked by all at once. */
export const pauseAfter = (failures: number, random = Math.random) =>
  Math.min(longestPauseMs, 1_000 * 2 ** Math.max(0, failures - 1)) * (1 + random());
