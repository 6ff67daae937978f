import { productName } from './product';

export type SmsDetails =
  | { reason: 'app-link' | 'signup'; link: string; hasApp: boolean }
  /** `words` is the code, or the line about a signal. */
  | { reason: 'code' | 'signal'; link: string; words: string };

const stop = 'Reply STOP to stop, HELP for help.';
const optOut = `${stop} Msg&data rates may apply.`;

/** The text of an SMS. Uses only GSM-7 characters, because any other would halve the max length. */
export function smsText(details: SmsDetails): string {
  const { link } = details;
  switch (details.reason) {
    case 'signup':
      return `${productName}: confirm this number and get your link and discord invite: ${link} ${optOut}`;
    case 'code':
      return `${productName}: your code for signal texts is ${details.words}. It expires in 10 minutes. ${optOut}`;
    case 'signal':
      return `${productName}: ${details.words} ${link} ${stop}`;
    case 'app-link':
      return `${productName}: your ${details.hasApp ? 'app link' : 'link'}: ${link} ${optOut}`;
  }
}

/** The reply to HELP: who we are and how to opt out. */
export const helpText = (host: string) =>
  `${productName} (${host}): this number was entered on our site to get a link or signals, or to join our mailing list. Up to 4 messages a month, or 10 signals a day. Reply STOP to stop. Msg&data rates may apply.`;
