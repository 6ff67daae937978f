import { z } from 'zod';
import {
  brokerAway,
  brokerBusy,
  brokerHasAccount,
  brokerMadeNoSense,
  brokerRefused,
  brokerSlow,
} from '@/lib/content/brokerage-messages';
import { beforeSending, outOfTime } from '../silences';
import { BrokerFault } from './broker-fault';
import type { AlpacaAnswer } from './alpaca-wire';

const said = z.object({ message: z.string() });

/** What an answer that is no success says. The status is the truth; the body may be JSON, text or somebody else's page. */
export function toFault({ status, text, body, retryAfterS }: AlpacaAnswer): BrokerFault {
  const cause = new Error(`The broker answered ${status}.`);
  if (status === 409) return new BrokerFault('exists', 'conflict', brokerHasAccount, { cause });
  if (status === 429)
    return new BrokerFault('nothing', 'unavailable', brokerBusy, { cause, retryAfterS: retryAfterS ?? 60 });
  if (status === 400 || status === 422) {
    const words = cleaned(said.safeParse(body).data?.message ?? text);
    // A wall in between may answer 400 with a page of its own: then nobody has looked at the application.
    if (words === undefined && body === undefined && text !== '')
      return new BrokerFault('unknown', 'upstream', brokerMadeNoSense, { cause });
    return new BrokerFault('refused', 'unprocessable', brokerRefused(words), { cause, said: words });
  }
  // Not signed in, not permitted, not there: nothing was looked at.
  if (status >= 401 && status < 500) return new BrokerFault('nothing', 'upstream', brokerAway, { cause });
  return new BrokerFault('unknown', 'upstream', status >= 500 ? brokerAway : brokerMadeNoSense, { cause });
}

/** A call without an answer, by the transport's word for it. */
export function toSilence(word: string): BrokerFault {
  const cause = new Error(`The call ended with ${word}.`);
  if (beforeSending.has(word)) return new BrokerFault('nothing', 'unavailable', brokerAway, { cause, retryAfterS: 30 });
  if (outOfTime.has(word)) return new BrokerFault('unknown', 'upstream_timeout', brokerSlow, { cause });
  return new BrokerFault('unknown', 'upstream', brokerMadeNoSense, { cause });
}

export const senseless = (why: string) =>
  new BrokerFault('unknown', 'upstream', brokerMadeNoSense, { cause: new Error(why) });

/** One line of plain words, without anything that could be a person's number. */
function cleaned(words: string): string | undefined {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line === '' || line.length > 200 || /[<>{}]/.test(line) || !/^[ -~]+$/.test(line)) return undefined;
  return line.replaceAll(/\d[\d -]{6,}\d/g, '…');
}
