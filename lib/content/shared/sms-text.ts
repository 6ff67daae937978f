import { productName } from './product';

export type SmsDetails = { reason: 'app-link' | 'signup'; link: string; hasApp: boolean };

const waysOut = 'Reply STOP to stop, HELP for help. Msg&data rates may apply.';

/** The text of an SMS. Only GSM-7 characters: any other would halve the length of a message. */
export function smsText({ reason, link, hasApp }: SmsDetails): string {
  if (reason === 'signup') {
    return `${productName}: confirm this number and get your link and discord invite: ${link} ${waysOut}`;
  }
  return `${productName}: your ${hasApp ? 'app link' : 'link'}: ${link} ${waysOut}`;
}

/** The reply to HELP: who we are and how to opt out. */
export const helpText = (host: string) =>
  `${productName} (${host}): this number was entered on our site to get a link or join our mailing list. Up to 4 messages a month. Reply STOP to stop. Msg&data rates may apply.`;
