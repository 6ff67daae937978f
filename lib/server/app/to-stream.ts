import { once } from 'es-toolkit';

/** A client that reads nothing for this long is considered disconnected, so its resources are freed. */
const idleTimeoutMs = 30_000;

/**
 * Streams generated text as the body of a response. The next part is generated once the client has read the previous
 * one. `onEnd` is called after the last part, or when the client disconnects or stops reading.
 */
export function toStream(lines: AsyncGenerator<string>, onEnd: () => void = () => undefined) {
  const encoder = new TextEncoder();
  let waiting: NodeJS.Timeout | undefined;
  const end = once(() => {
    clearTimeout(waiting);
    onEnd();
  });
  // Calls `onEnd` here, because a generator that has not started would skip its own `finally`.
  const stop = async () => {
    end();
    await lines.return(undefined);
  };
  const waitForReader = (controller: ReadableStreamDefaultController) => {
    waiting = setTimeout(() => {
      controller.error(new Error('The client has stopped reading.'));
      void stop();
    }, idleTimeoutMs).unref();
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(waiting);
        const next = await lines.next().catch((error: unknown) => {
          end();
          throw error;
        });
        if (next.done === true) {
          end();
          return controller.close();
        }
        controller.enqueue(encoder.encode(next.value));
        waitForReader(controller);
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}
