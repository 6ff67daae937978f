import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { acknowledgement } from '@/lib/contracts/failure';
import { AppError } from '../errors';
import { toFailure } from '../http/failures';
import { callForVisitor } from '../http/visitor-form';

export type Outcome = { isGood: boolean; sentence: string };

/** A button of the newsletter's pages, pressed: the call, and what is said of it. Nothing but a post presses it. */
export async function press(
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: Endpoint,
  readBody: () => Promise<unknown>,
): Promise<Outcome> {
  try {
    if (request.method !== 'POST')
      throw new AppError('method_not_allowed', 'This page takes GET, HEAD and POST.', { allow: 'GET, HEAD, POST' });
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

/** Opening a page changes nothing, because programs open links too: only a button's post does. */
export const isOpened = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The address holds a token: nobody keeps the page, and no other site learns where it was. */
export function keepSecret(response: ServerResponse) {
  response.setHeader('Cache-Control', 'private, no-store');
  // Our own page must learn it, or the post would name no origin.
  response.setHeader('Referrer-Policy', 'same-origin');
}

export const tokenIn = ({ token }: ParsedUrlQuery) => (typeof token === 'string' && token !== '' ? token : null);
