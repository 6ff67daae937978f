import type { FileRule } from '@/lib/contracts/endpoint';
import { AppError } from '../errors';
import type { SentFile } from './implement';

export const maxBodyBytes = 100 * 1024;
/** A sender over the limit is heard out this far, so that it can read our answer; then the line is cut. */
const patience = 16 * 1024 * 1024;

/** Reads a JSON body: 415 for another form, 413 when too large, 400 when it is not JSON. */
export async function readJson(request: Request, types = ['application/json']): Promise<unknown> {
  const text = await readText(request, types);
  if (text === '') throw new AppError('bad_request', 'Please send a JSON body.');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // The parser's own message quotes the body, which may be personal: the cause carries its name only.
    throw new AppError('bad_request', 'The body is not valid JSON.', {
      cause: cause instanceof Error ? cause.name : undefined,
    });
  }
}

/** Reads the body of a form as it was written. */
export const readForm = (request: Pick<Request, 'headers' | 'body'>) =>
  readText(request, ['application/x-www-form-urlencoded']);

async function readText(request: Pick<Request, 'headers' | 'body'>, types: string[]): Promise<string> {
  refuseOtherForms(request.headers, types);
  const bytes = await readBytes(request);
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

/** The whole body, as long as it is no larger than we take. */
export async function readBytes(request: Pick<Request, 'body'>, most = maxBodyBytes): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of chunksOf(request)) {
    total += chunk.length;
    if (total > patience) break;
    if (total <= most) kept.push(chunk);
  }
  if (total > most) throw new AppError('too_large', `Please send at most ${sizeOf(most)}.`);
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const chunk of kept) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;

/** Reads a file, as it is: 415 for another format, 413 when too large, 400 when there is nothing. */
export async function readFile(
  request: Pick<Request, 'headers' | 'body'>,
  { formats, maxBytes }: FileRule,
): Promise<SentFile> {
  refuseOtherForms(request.headers, [...formats]);
  const format = typeOf(request.headers);
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) throw new AppError('bad_request', 'Please choose a file that is not empty.');
  return { format, bytes };
}

const typeOf = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Lets a refused sender finish, as far as our patience goes: whoever is cut off in the middle cannot read why. */
export async function hearOut(request: Request): Promise<void> {
  if (request.bodyUsed) return;
  let total = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      total += chunk.length;
      if (total > patience) return;
    }
  } catch (error) {
    // Gone in the meantime: then there is nobody to answer.
    if (!(error instanceof AppError)) throw error;
  }
}

async function* chunksOf(request: Pick<Request, 'body'>) {
  if (!request.body) return;
  try {
    yield* request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  } catch (cause) {
    // The sender went away in the middle: no fault of ours, and nobody is left to read the answer.
    throw new AppError('bad_request', 'The body ended early.', { cause });
  }
}
