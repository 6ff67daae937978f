import { RequestError } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { notFound as nothingHere } from '@/lib/content/shared/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { AppError } from '../errors';
import { log } from '../log/log';
import { answerHeaders } from './observe';
import type { ApiEnv } from '@/lib/server/app/dispatch';
import { toFailure, type Failed } from './failures';

/** The response to any thrown value. Unexpected ones are logged in full under the request's id. */
export function answerFailure(thrown: unknown, c: Context<ApiEnv>): Response {
  const failure = toFailure(thrown);
  if (failure.isUnknown)
    log.error({ err: thrown, requestId: c.get('origin').requestId, route: c.get('route') }, 'request failed');
  return c.json(failure.body, failure.status as ContentfulStatusCode, headersOf(failure));
}

/** The response to requests that could not be parsed, mostly because of an invalid host or URL. */
export function toErrorResponse(thrown: unknown): Response {
  const isUnreadable = thrown instanceof RequestError;
  const failure = toFailure(isUnreadable ? new AppError('bad_request', unreadable, { cause: thrown }) : thrown);
  const requestId = randomId();
  if (failure.isUnknown) log.error({ err: thrown, requestId }, 'request failed outside the API');
  const headers = { ...headersOf(failure), ...answerHeaders(requestId), 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(failure.body), { status: failure.status, headers });
}

const unreadable = 'The address or a header of the request cannot be read.';

const headersOf = (failure: Failed) => ({
  'Cache-Control': 'private, no-store',
  Vary: 'Authorization, Origin, Sec-Fetch-Site',
  ...failure.headers,
});

export const notFound = (c: Context<ApiEnv>) => answerFailure(new AppError('not_found', nothingHere), c);
