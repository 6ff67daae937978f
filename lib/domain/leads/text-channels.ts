/** Countries where we can send SMS and people use it. All others get WhatsApp. */
const smsCountries = new Set(['US', 'CA']);

export type TextChannel = 'sms' | 'whatsapp';

export const channelOf = (country: string): TextChannel => (smsCountries.has(country) ? 'sms' : 'whatsapp');

export type Keyword = 'stop' | 'start' | 'help' | 'other';

const keywords: Record<string, Keyword> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
  HELP: 'help',
  INFO: 'help',
};

/** The keyword of a reply. The keyword must be the whole message; anything but letters is ignored. */
export const keywordOf = (reply: string): Keyword => keywords[reply.toUpperCase().replaceAll(/[^A-Z]/g, '')] ?? 'other';
