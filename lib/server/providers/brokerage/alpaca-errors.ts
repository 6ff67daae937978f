import { z } from 'zod';
import {
  brokerAway,
  brokerBusy,
  brokerHasAccount,
  brokerMadeNoSense,
  brokerRefused,
  brokerSlow,
} from '@/lib/content/brokerage/brokerage-messages';
import { beforeSending, outOfTime } from '../network-errors';
import { BrokerFault } from './broker-fault';
import type { AlpacaAnswer } from './alpaca-wire';

const said = z.object({ message: z.string() });

/** Messages for members when a call fails. */
export type FaultSentences = {
  slow: string;
  unreadable: string;
  conflict: string;
  refused: (said: string | undefined) => string;
  /** Statuses that reject this request, besides 400 and 422. */
  refusals?: readonly number[];
};

const ofAccounts: FaultSentences = {
  slow: brokerSlow,
  unreadable: brokerMadeNoSense,
  conflict: brokerHasAccount,
  refused: brokerRefused,
};

/** Translates an error response. The status decides; the body may be JSON, text or a proxy's page. */
export function toFault({ status, text, body, retryAfterS }: AlpacaAnswer, sentences = ofAccounts): BrokerFault {
  const cause = new Error(`The broker answered ${status}.`);
  const isRefusal = sentences.refusals?.includes(status) ?? false;
  if (status === 409 && !isRefusal) return new BrokerFault('exists', 'conflict', sentences.conflict, { cause });
  if (status === 429)
    return new BrokerFault('nothing', 'unavailable', brokerBusy, { cause, retryAfterS: retryAfterS ?? 60 });
  if (status === 400 || status === 422 || (isRefusal && body !== undefined)) {
    const words = cleaned(said.safeParse(body).data?.message ?? text);
    // A firewall may answer 400 with its own page: then the broker has not seen the request.
    if (words === undefined && body === undefined && text !== '')
      return new BrokerFault('unknown', 'upstream', sentences.unreadable, { cause });
    return new BrokerFault('refused', 'unprocessable', sentences.refused(words), { cause, said: words });
  }
  // Unauthorized, forbidden, not found: nothing was processed.
  if (status >= 401 && status < 500) return new BrokerFault('nothing', 'upstream', brokerAway, { cause });
  return new BrokerFault('unknown', 'upstream', status >= 500 ? brokerAway : sentences.unreadable, { cause });
}

/** Translates a call without a response, by the transport's error code. */
export function toSilence(word: string, sentences = ofAccounts): BrokerFault {
  const cause = new Error(`The call ended with ${word}.`);
  if (beforeSending.has(word)) return new BrokerFault('nothing', 'unavailable', brokerAway, { cause, retryAfterS: 30 });
  if (outOfTime.has(word)) return new BrokerFault('unknown', 'upstream_timeout', sentences.slow, { cause });
  return new BrokerFault('unknown', 'upstream', sentences.unreadable, { cause });
}

export const senseless = (why: string, sentences = ofAccounts) =>
  new BrokerFault('unknown', 'upstream', sentences.unreadable, { cause: new Error(why) });

/** One line of plain text, without anything that could be a personal number. */
export function cleaned(words: string): string | undefined {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line === '' || line.length > 200 || /[<>{}]/.test(line) || !/^[ -~]+$/.test(line)) return undefined;
  return line.replaceAll(/\d[\d -]{6,}\d/g, '…');
}
