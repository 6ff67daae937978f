import { AppError } from '@/lib/server/platform/errors';
import { isStopping } from '@/lib/server/platform/health/stopping';
import { log } from '@/lib/server/platform/log/log';

type Reader = { accountId: string; sessionId: string; network: string };
type Stream = { reader: Reader; lastText: string; sentAt: number; controller: Controller };
type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

type Options = {
  /** The name of the server-sent events. */
  event: string;
  /**
   * Reads the data of all readers in one call. Resolves with one text per reader, in order; null if the session has
   * ended.
   */
  read: (readers: readonly Reader[]) => Promise<(string | null)[]>;
  pollMs: number;
  heartbeatMs: number;
  maxPerAccount: number;
  /** Keeps one person with many accounts from using up all streams. */
  maxPerNetwork: number;
  max: number;
};

/** Max number of unread chunks of a slow client before its stream is closed. */
const backlog = 16;

/**
 * Server-sent events for many readers, from one poller per process. Changed data is sent as an event; if nothing
 * changed, a comment is sent as a heartbeat. A stream ends with its session, and all streams end when the process
 * stops.
 */
export function createEventStreams({ event, read, pollMs, heartbeatMs, maxPerAccount, maxPerNetwork, max }: Options) {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;

  function close(stream: Stream) {
    if (!streams.delete(stream)) return;
    stream.controller.close();
    stopWhenEmpty();
  }

  function stopWhenEmpty() {
    if (streams.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  }

  function send(stream: Stream, text: string) {
    if ((stream.controller.desiredSize ?? 0) <= 0) return close(stream);
    stream.controller.enqueue(new TextEncoder().encode(text));
    stream.sentAt = performance.now();
  }

  /**
   * Reads the data of all streams and sends what changed. A failed read closes all streams; their clients show that and
   * reconnect.
   */
  async function poll() {
    const polledStreams = [...streams];
    if (polledStreams.length === 0) return;
    try {
      const texts = await read(polledStreams.map(({ reader }) => reader));
      for (const [place, stream] of polledStreams.entries())
        if (streams.has(stream)) update(stream, texts[place] ?? null);
    } catch (error) {
      log.warn(
        { err: error, streams: polledStreams.length },
        'could not read data for the event streams; they were closed',
      );
      for (const stream of polledStreams) close(stream);
    }
  }

  function update(stream: Stream, text: string | null) {
    if (text === null) return close(stream);
    if (text !== stream.lastText) {
      stream.lastText = text;
      send(stream, toEvent(event, text));
    } else if (performance.now() - stream.sentAt >= heartbeatMs) send(stream, ': heartbeat\n\n');
  }

  function schedule() {
    timer ??= setTimeout(() => {
      void poll().finally(() => {
        timer = undefined;
        if (streams.size > 0) schedule();
      });
    }, pollMs).unref();
  }

  return {
    poll,
    /**
     * Opens a stream that begins with `text`. Throws if the account, the network or the process has too many streams,
     * or if the process is stopping.
     */
    open(reader: Reader, text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
      const open = [...streams].map((one) => one.reader);
      const ofAccount = open.filter(({ accountId }) => accountId === reader.accountId).length;
      const ofNetwork = open.filter(({ network }) => network === reader.network).length;
      const isFull = open.length >= max || ofAccount >= maxPerAccount || ofNetwork >= maxPerNetwork;
      if (isStopping() || isFull)
        throw new AppError('unavailable', 'Too many live connections. Try again in a moment.', {
          retryAfterS: 30,
        });
      let own: Stream | undefined;
      return new ReadableStream(
        {
          start(controller) {
            own = { reader, lastText: text, sentAt: performance.now(), controller };
            streams.add(own);
            send(own, toEvent(event, text));
            schedule();
          },
          cancel() {
            if (own) streams.delete(own);
            stopWhenEmpty();
          },
        },
        { highWaterMark: backlog },
      );
    },
    closeAll() {
      for (const stream of [...streams]) close(stream);
    },
    count: () => streams.size,
  };
}

/** Formats an event. The data is JSON without line breaks, so it fits on one line. */
const toEvent = (event: string, text: string) => `event: ${event}\ndata: ${text}\n\n`;
