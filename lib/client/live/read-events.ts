import { EventSourceParserStream } from 'eventsource-parser/stream';
import { readAccessToken } from '@/lib/client/session/session-cookies';

/** The server sends something every 15 seconds: after this silence the connection is dead. */
const silenceMs = 40_000;
/** A proxy that buffers the first event buffers them all. */
const firstMs = 10_000;

/** The largest event; ours have about a kilobyte. */
const longest = 100_000;

/**
 * Reads server-sent events with the bearer token, which an EventSource cannot send, until the stream ends. Throws when
 * it could not be opened, was cut, or went silent.
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
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
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
