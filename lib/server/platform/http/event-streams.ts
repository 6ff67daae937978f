import { AppError } from '@/lib/server/platform/errors';
import { isStopping } from '@/lib/server/platform/health/stopping';
import { log } from '@/lib/server/platform/log/log';

type Reader = { accountId: string; sessionId: string; network: string };
type Stream = { reader: Reader; lastText: string; sentAt: number; controller: Controller };
type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

type Options = {
  /** The event's name. */
  event: string;
  /** The data of each reader, in their order; null when the session has ended. One call for all of them. */
  read: (readers: readonly Reader[]) => Promise<(string | null)[]>;
  pollMs: number;
  heartbeatMs: number;
  mostPerAccount: number;
  /** Many accounts of one person must not take the connections of all others. */
  mostPerNetwork: number;
  most: number;
};

/** Parts that a slow client may leave unread before its stream is closed. */
const backlog = 16;

/**
 * Server-sent events for many readers from one poller per process: what changed is sent, a comment when nothing did. A
 * stream ends with its session, and all end when the process stops.
 */
export function createEventStreams({
  event,
  read,
  pollMs,
  heartbeatMs,
  mostPerAccount,
  mostPerNetwork,
  most,
}: Options) {
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

  /** Reads for all streams and sends what changed. A failed read closes them: their clients show it and reconnect. */
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
    /** A stream that begins with `text`. Throws when this account, its network or the process has too many, or is stopping. */
    open(reader: Reader, text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
      const open = [...streams].map((one) => one.reader);
      const ofAccount = open.filter(({ accountId }) => accountId === reader.accountId).length;
      const ofNetwork = open.filter(({ network }) => network === reader.network).length;
      const isFull = open.length >= most || ofAccount >= mostPerAccount || ofNetwork >= mostPerNetwork;
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

/** Data is JSON: without line breaks. */
const toEvent = (event: string, text: string) => `event: ${event}\ndata: ${text}\n\n`;
