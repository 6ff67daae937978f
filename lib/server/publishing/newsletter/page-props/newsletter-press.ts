import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { acknowledgement } from '@/lib/contracts/shared/failure';
import { AppError } from '@/lib/server/platform/errors';
import { toFailure } from '@/lib/server/platform/http/failures';
import { callForVisitor } from '@/lib/server/app/page-props/visitor-form';

export type Outcome = { isGood: boolean; sentence: string };

/** Handles a submitted button: calls the endpoint and returns its message. */
export async function press(
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: Endpoint,
  readBody: () => Promise<unknown>,
): Promise<Outcome> {
  try {
    if (request.method !== 'POST')
      throw new AppError('method_not_allowed', 'This URL accepts GET, HEAD and POST.', { allow: 'GET, HEAD, POST' });
    const called = await callForVisitor(request, endpoint, await readBody());
    if (called.isDone) return { isGood: true, sentence: acknowledgement.parse(called.answer).message };
    response.statusCode = called.status;
    if (called.retryAfter !== null) response.setHeader('Retry-After', called.retryAfter);
    return { isGood: false, sentence: called.message };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, headers, body } = toFailure(error);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return { isGood: false, sentence: body.message };
  }
}

/** Whether a page is only opened. Opening must change nothing, because programs open links too: only a POST does. */
export const isOpened = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The URL contains a token, so no cache may store the page and no other site may see the URL. */
export function setPrivateHeaders(response: ServerResponse) {
  response.setHeader('Cache-Control', 'private, no-store');
  // Our own page needs the referrer, or the POST would have no origin.
  response.setHeader('Referrer-Policy', 'same-origin');
}

export const tokenIn = ({ token }: ParsedUrlQuery) => (typeof token === 'string' && token !== '' ? token : null);
