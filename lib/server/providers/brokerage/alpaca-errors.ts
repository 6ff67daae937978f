import { z } from 'zod';
import {
  brokerUnreachable,
  brokerBusy,
  brokerHasAccount,
  brokerInvalidAnswer,
  brokerRefused,
  brokerSlow,
} from '@/lib/content/brokerage/brokerage-messages';
import { beforeSending, timeoutCodes } from '../network-errors';
import { BrokerError } from './broker-error';
import type { AlpacaAnswer } from './alpaca-wire';

const errorBody = z.object({ message: z.string() });

/** Messages for members when a request fails. */
export type ErrorMessages = {
  slow: string;
  unreadable: string;
  conflict: string;
  refused: (message: string | undefined) => string;
  /** Statuses besides 400 and 422 that mean that the request itself was rejected. */
  refusals?: readonly number[];
};

const ofAccounts: ErrorMessages = {
  slow: brokerSlow,
  unreadable: brokerInvalidAnswer,
  conflict: brokerHasAccount,
  refused: brokerRefused,
};

/** Translates an error response by its status. The body may be JSON, text or a proxy's page. */
export function toBrokerError({ status, text, body, retryAfterS }: AlpacaAnswer, sentences = ofAccounts): BrokerError {
  const cause = new Error(`The broker responded with ${status}.`);
  const isRefusal = sentences.refusals?.includes(status) ?? false;
  if (status === 409 && !isRefusal) return new BrokerError('exists', 'conflict', sentences.conflict, { cause });
  if (status === 429)
    return new BrokerError('nothing', 'unavailable', brokerBusy, { cause, retryAfterS: retryAfterS ?? 60 });
  if (status === 400 || status === 422 || (isRefusal && body !== undefined)) {
    const words = cleaned(errorBody.safeParse(body).data?.message ?? text);
    // A firewall may return a 400 with its own page, in which case the broker has not seen the request.
    if (words === undefined && body === undefined && text !== '')
      return new BrokerError('unknown', 'upstream', sentences.unreadable, { cause });
    return new BrokerError('refused', 'unprocessable', sentences.refused(words), { cause, said: words });
  }
  // Unauthorized, forbidden or not found: nothing was processed.
  if (status >= 401 && status < 500) return new BrokerError('nothing', 'upstream', brokerUnreachable, { cause });
  return new BrokerError('unknown', 'upstream', status >= 500 ? brokerUnreachable : sentences.unreadable, { cause });
}

/** Translates a request without a response, by the transport's error code. */
export function toNoResponseFailure(word: string, sentences = ofAccounts): BrokerError {
  const cause = new Error(`The request failed with ${word}.`);
  if (beforeSending.has(word))
    return new BrokerError('nothing', 'unavailable', brokerUnreachable, { cause, retryAfterS: 30 });
  if (timeoutCodes.has(word)) return new BrokerError('unknown', 'upstream_timeout', sentences.slow, { cause });
  return new BrokerError('unknown', 'upstream', sentences.unreadable, { cause });
}

export const invalidBrokerResponse = (why: string, sentences = ofAccounts) =>
  new BrokerError('unknown', 'upstream', sentences.unreadable, { cause: new Error(why) });

/** The text as one line of plain ASCII, without anything that could be a personal number; otherwise undefined. */
export function cleaned(words: string): string | undefined {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line === '' || line.length > 200 || /[<>{}]/.test(line) || !/^[ -~]+$/.test(line)) return undefined;
  return line.replaceAll(/\d[\d -]{6,}\d/g, '…');
}
