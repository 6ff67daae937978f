import type { TwilioSettings } from '@/lib/server/platform/settings/messaging-settings';
import type { TextChannel } from '@/lib/domain/leads/text-channels';
import type { OutgoingText } from './messaging';
import { MessageNotSentError } from './message-not-sent-error';

export type TwilioForm = Record<string, string>;
export type Senders = Pick<TwilioSettings, 'smsSender' | 'whatsapp'>;

/** The channels that have a sender. */
export const channelsOf = ({ smsSender, whatsapp }: Senders): TextChannel[] => [
  ...(smsSender ? (['sms'] as const) : []),
  ...(whatsapp ? (['whatsapp'] as const) : []),
];

/** The channels for codes and signal updates: WhatsApp needs a template for each. */
export const signalChannelsOf = ({ smsSender, whatsapp }: Senders): TextChannel[] => [
  ...(smsSender ? (['sms'] as const) : []),
  ...(whatsapp?.signals ? (['whatsapp'] as const) : []),
];

/**
 * The form for Twilio's Messages resource. A message that cannot be sent within an hour is dropped, because it is no
 * longer useful.
 */
export function toTwilioForm(message: OutgoingText, senders: Senders): TwilioForm {
  const common = { StatusCallback: message.statusCallback, ValidityPeriod: '3600' };
  const { smsSender, whatsapp } = senders;
  if (message.channel === 'whatsapp') {
    const contentSid = whatsapp && templateOf(whatsapp, message.template);
    if (!whatsapp || !contentSid) throw channelOff(message.channel);
    return {
      To: `whatsapp:${message.to}`,
      From: `whatsapp:${whatsapp.from}`,
      ContentSid: contentSid,
      ContentVariables: JSON.stringify(message.variables),
      ...common,
    };
  }
  if (!smsSender) throw channelOff(message.channel);
  return {
    To: message.to,
    ...('from' in smsSender ? { From: smsSender.from } : { MessagingServiceSid: smsSender.messagingServiceSid }),
    Body: message.body,
    ...common,
  };
}

function templateOf(
  { contentSid, signals }: NonNullable<Senders['whatsapp']>,
  template: OutgoingText['template'] = 'link',
) {
  return { link: contentSid, code: signals?.codeSid, signal: signals?.newsSid }[template];
}

/** The channel's settings were removed after the message was queued, so the message waits for them. */
const channelOff = (channel: TextChannel) =>
  new MessageNotSentError('not_configured', 'The channel of the message is not configured.', {
    alert: { name: 'messaging-settings', about: channel },
  });
