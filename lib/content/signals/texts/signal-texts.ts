import type { TextChannel } from '@/lib/domain/leads/text-channels';

const channels = { sms: 'SMS', whatsapp: 'WhatsApp' } satisfies Record<TextChannel, string>;

/** Copy of the settings for signal updates by text. */
export const signalTextsCopy = {
  title: 'Signal texts',
  loading: 'Loading signal texts',
  failed: 'We couldn’t load your signal texts',
  lead: 'Get new, closed and corrected signals by text as soon as we issue them. You also get each one by email.',
  needsPlan: 'Signal texts need a plan that includes options signals.',
  plans: 'View plans',
  unavailable: 'Text messages are not available right now. You still get signals by email.',
  phone: 'Mobile number',
  phoneHint: '10 digits in the US, or with a country code.',
  start: 'Agree and send code',
  starting: 'Sending',
  started: 'Code sent. It expires in 10 minutes.',
  pending: (phone: string) => `We sent a code to ${phone}. It can take a minute.`,
  pendingHelp: 'No code? If you replied STOP to our texts before, reply START, then start over.',
  code: 'Code',
  confirm: 'Confirm number',
  confirming: 'Confirming',
  confirmed: 'Number confirmed. You’ll get the next signal by text.',
  startOver: 'Start over',
  startedOver: 'Number removed.',
  on: (phone: string, channel: TextChannel) => `On: ${channels[channel]} to ${phone}.`,
  paused: 'Paused: texts continue when you have a plan again.',
  stopped: (phone: string) => `Stopped: ${phone} replied STOP. Reply START to our last text to continue.`,
  turnOffSignalTexts: 'Turn off signal texts',
  turnedOff: 'Signal texts are off.',
  noneYet: 'No signal texts yet.',
  last: {
    waiting: (day: string) => `Latest text: ${day}, on its way.`,
    sent: (day: string) => `Latest text: ${day}, sent.`,
    delivered: (day: string) => `Latest text: ${day}, delivered.`,
    failed: (day: string) => `Latest text: ${day}, not delivered. Check the number. You got the signal by email.`,
    skipped: (day: string) =>
      `Latest text: ${day}, not sent because a daily limit was reached. You got the signal by email.`,
  },
  missed: (count: number) =>
    `${count} ${count === 1 ? 'text' : 'texts'} did not arrive in the last 30 days. Every signal is also in your email.`,
} as const;
