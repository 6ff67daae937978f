import { EventSourceParserStream } from 'eventsource-parser/stream';
import { readAccessToken } from '@/lib/client/session/session-cookies';

/** The server sends something every 15 seconds, so a connection silent for this long is dead. */
const silenceMs = 40_000;
/** Time limit for the first event. A proxy that buffers it would buffer all events. */
const firstMs = 10_000;

/** Max size of an event in characters. Ours are about 1,000. */
const longest = 100_000;

/**
 * Reads server-sent events until the stream ends, with the bearer token that an EventSource cannot send. Throws if the
 * stream cannot be opened, is cut off or goes silent.
 */
export async function readEvents(path: string, onData: (data: string) => void, signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const wait = (ms: number) => setTimeout(() => silence.abort(new Error('The stream sent nothing for too long.')), ms);
  let timer = wait(firstMs);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = wait(silenceMs);
  };
  try {
    const answer = await fetch(path, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${readAccessToken() ?? ''}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`The stream returned status ${answer.status}.`);
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: restartTimer, maxBufferSize: longest }))
      .getReader();
    for (let part = await events.read(); !part.done; part = await events.read()) {
      restartTimer();
      onData(part.value.data);
    }
  } finally {
    clearTimeout(timer);
  }
}
