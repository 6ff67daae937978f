import { productName } from './product';

export type TextWords = { reason: 'app-link' | 'signup'; link: string; hasApp: boolean };

const waysOut = 'Reply STOP to stop, HELP for help. Msg&data rates may apply.';

/**
 * What an SMS says, in the characters of GSM-7: any other would halve its length. As long as there is no app, it says
 * where the link leads instead.
 */
export function smsWords({ reason, link, hasApp }: TextWords): string {
  if (reason === 'signup') {
    return `${productName}: confirm this number and get your link and discord invite: ${link} ${waysOut}`;
  }
  const line = hasApp ? `your app link: ${link}` : `the app is not out yet. Where we stand: ${link}`;
  return `${productName}: ${line} ${waysOut}`;
}

/** The answer to HELP: who we are and how to make us stop. */
export const helpWords = (host: string) =>
  `${productName} (${host}): you or somebody else left this number on our site, to get a link or to join our member list. At most 4 messages a month. Reply STOP to stop. Msg&data rates may apply.`;
