import type { FileRule } from '@/lib/contracts/shared/endpoint';
import { AppError } from '../errors';
import type { UploadedFile } from './implement';

export const maxBodyBytes = 100 * 1024;
/**
 * How much of an oversized body is drained so that the sender can read the response. Beyond that, the connection is
 * closed.
 */
const maxDrainBytes = 16 * 1024 * 1024;

/** Reads a JSON body. Throws 415 for another content type, 413 if it is too large, and 400 if it is not JSON. */
export async function readJson(request: Request, types = ['application/json']): Promise<unknown> {
  return parseJson(await readText(request, types));
}

/** Reads an optional JSON body. An empty body, of any content type, is read as an empty object. */
export async function readOptionalJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return {};
  refuseOtherForms(request.headers, ['application/json']);
  return parseJson(decodeText(bytes));
}

function parseJson(text: string): unknown {
  if (text === '') throw new AppError('bad_request', 'Please send a JSON body.');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // The parser's message quotes the body, which may be personal, so only the error's name is kept as the cause.
    throw new AppError('bad_request', 'The body is not valid JSON.', {
      cause: cause instanceof Error ? cause.name : undefined,
    });
  }
}

/** Reads a form body as text, without parsing it. */
export const readForm = (request: Pick<Request, 'headers' | 'body'>) =>
  readText(request, ['application/x-www-form-urlencoded']);

async function readText(request: Pick<Request, 'headers' | 'body'>, types: string[]): Promise<string> {
  refuseOtherForms(request.headers, types);
  return decodeText(await readBytes(request));
}

function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('bad_request', 'The body is not UTF-8 text.', { cause });
  }
}

function refuseOtherForms(headers: Headers, types: string[]) {
  const encoding = headers.get('content-encoding');
  if (encoding && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'Please send the body without content encoding.');
  }
  const [type, ...parameters] = (headers.get('content-type') ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (type === undefined || !types.includes(type) || (charset !== undefined && charset !== 'utf-8')) {
    throw new AppError('unsupported_media_type', `Please send ${types.join(' or ')} in UTF-8.`);
  }
}

/** Reads the whole body. Throws 413 above the limit. */
export async function readBytes(request: Pick<Request, 'body'>, max = maxBodyBytes): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of chunksOf(request)) {
    total += chunk.length;
    if (total > maxDrainBytes) break;
    if (total <= max) chunks.push(chunk);
  }
  if (total > max) throw new AppError('too_large', `Please send at most ${sizeOf(max)}.`);
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;

/** Reads a file as bytes. Throws 415 for another format, 413 if it is too large, and 400 if it is empty. */
export async function readFile(
  request: Pick<Request, 'headers' | 'body'>,
  { formats, maxBytes }: FileRule,
): Promise<UploadedFile> {
  refuseOtherForms(request.headers, [...formats]);
  const format = typeOf(request.headers);
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) throw new AppError('bad_request', 'Please choose a file that is not empty.');
  return { format, bytes };
}

const typeOf = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Drains a rejected body up to a limit, because a client that is cut off while sending cannot read the response. */
export async function drainBody(request: Request): Promise<void> {
  if (request.bodyUsed) return;
  let total = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      total += chunk.length;
      if (total > maxDrainBytes) return;
    }
  } catch (error) {
    // The client has disconnected, so there is nothing to respond to.
    if (!(error instanceof AppError)) throw error;
  }
}

async function* chunksOf(request: Pick<Request, 'body'>) {
  if (!request.body) return;
  try {
    yield* request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  } catch (cause) {
    // The client disconnected while sending. This is not our error, and the response is never read.
    throw new AppError('bad_request', 'The body ended early.', { cause });
  }
}
