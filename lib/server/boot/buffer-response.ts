import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type BufferedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Larger responses are sent without buffering. */
const limitBytes = 2 * 1024 * 1024;

/**
 * Buffers what `write` sends and resolves with the complete, unsent response. Resolves with null if the response was
 * too large and is being sent directly, or if the client has disconnected.
 */
export function bufferResponse(response: ServerResponse, write: () => Promise<void>): Promise<BufferedResponse | null> {
  const original = {
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  const chunks: Buffer[] = [];
  let size = 0;

  return new Promise((resolve, reject) => {
    const finish = (answer: BufferedResponse | null) => {
      Object.assign(response, original);
      resolve(answer);
    };

    Object.assign(response, {
      flushHeaders: () => undefined,
      writeHead: (status: number, ...rest: unknown[]) => {
        response.statusCode = status;
        const headers = rest.findLast((part) => typeof part === 'object') as OutgoingHttpHeaders | string[] | undefined;
        for (const [name, value] of headerPairs(headers)) response.setHeader(name, value);
        return response;
      },
      write: (chunk: Chunk, ...rest: unknown[]) => {
        const taken = toBuffer(chunk, rest[0]);
        chunks.push(taken);
        size += taken.length;
        if (size > limitBytes) {
          finish(null);
          return original.write(Buffer.concat(chunks));
        }
        callbackOf(rest)?.();
        return true;
      },
      end: (...parts: unknown[]) => {
        const [chunk, encoding] = parts;
        if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
          chunks.push(toBuffer(chunk as Chunk, encoding));
        const onFinish = callbackOf(parts);
        if (onFinish) response.once('finish', onFinish);
        finish({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
        return response;
      },
    });
    response.once('close', () => finish(null));
    // Drop the buffer of a failed response; the error response replaces it.
    (async () => write())().catch((error: unknown) => {
      Object.assign(response, original);
      reject(
        error instanceof Error
          ? error
          : new Error('A page failed with a value that is not an Error.', { cause: error }),
      );
    });
  });
}

type Chunk = string | Uint8Array;

const toBuffer = (chunk: Chunk, encoding: unknown) =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding | undefined) : Buffer.from(chunk);

const callbackOf = (parts: unknown[]) => parts.find((part) => typeof part === 'function') as (() => void) | undefined;

/** Node accepts headers as an object, as an array of pairs, or as one flat array. */
function headerPairs(headers: OutgoingHttpHeaders | unknown[] | undefined): [string, string | string[]][] {
  if (headers === undefined) return [];
  if (!Array.isArray(headers)) return Object.entries(headers).flatMap(([name, value]) => pair(name, value));
  if (headers.every(Array.isArray)) return headers.flatMap(([name, value]) => pair(String(name), value));
  return headers.flatMap((name, index) => (index % 2 === 0 ? pair(String(name), headers[index + 1]) : []));
}

function pair(name: string, value: unknown): [string, string | string[]][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  return Array.isArray(value) ? [[name, value.map(String)]] : [];
}
