import type { AxiosError } from 'axios';
import { neutralFailure } from '@/lib/content/faults';
import { tookTooLong } from '@/lib/content/messages';
import { offline } from '@/lib/content/frame';

type Details = {
  status?: number | undefined;
  code?: string | undefined;
  fields?: Record<string, string> | undefined;
  retryAfterS?: number | undefined;
  cause?: unknown;
};

/** A call that failed, with the server's own sentence as its message. */
export class CallError extends Error {
  override name = 'CallError';
  /** Missing when no answer came at all. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  /** Sentences by the name of the field they belong to. */
  readonly fields: Record<string, string>;
  readonly retryAfterS: number | undefined;

  constructor(message: string, { status, code, fields = {}, retryAfterS, cause }: Details = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

/** Reads what the server said: `data.message` of the answer first, then its `message`, then a sentence of our own. */
export function toCallError(error: AxiosError): CallError {
  const answer = error.response;
  const body = asRecord(answer?.data);
  const data = asRecord(body['data']);
  const message = asText(data['message']) ?? asText(body['message']) ?? sentenceFor(error);
  const retryAfter = Number(answer?.headers?.['retry-after']);
  return new CallError(message, {
    status: answer?.status,
    code: asText(data['code']),
    fields: asSentences(data['fields']),
    retryAfterS: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    cause: error,
  });
}

function sentenceFor(error: AxiosError) {
  if (error.response) return neutralFailure;
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? tookTooLong : offline;
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const asSentences = (value: unknown) =>
  Object.fromEntries(
    Object.entries(asRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
