import type { AxiosError } from 'axios';
import { neutralFailure } from '@/lib/content/shared/faults';
import { requestTimedOut } from '@/lib/content/shared/messages';
import { offline } from '@/lib/content/shared/frame';

type Details = {
  status?: number | undefined;
  code?: string | undefined;
  fields?: Record<string, string> | undefined;
  retryAfterS?: number | undefined;
  cause?: unknown;
};

/** A failed API call, with the server's message. */
export class CallError extends Error {
  override name = 'CallError';
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  /** Messages by field name. */
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

/** Builds the error from a response. The message is `data.message`, then `message`, then a default one. */
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
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? requestTimedOut : offline;
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const asSentences = (value: unknown) =>
  Object.fromEntries(
    Object.entries(asRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
