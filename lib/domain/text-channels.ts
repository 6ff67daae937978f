/** Where SMS is what people use and what we may send: everywhere else it is WhatsApp. */
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

/** What a reply asks for. Carriers go by the whole message being the word; dots and blanks do not hide it. */
export const keywordOf = (reply: string): Keyword => keywords[reply.toUpperCase().replaceAll(/[^A-Z]/g, '')] ?? 'other';
