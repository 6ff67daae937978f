import type { TwilioSettings } from '@/lib/server/messaging-settings';
import type { OutgoingText } from './messaging';

export type TwilioForm = Record<string, string>;
type Senders = Pick<TwilioSettings, 'smsSender' | 'whatsappFrom' | 'whatsappContentSid'>;

/** The form that Twilio's Messages resource takes. An hour late, an app link is no longer what somebody waits for. */
export function toTwilioForm(message: OutgoingText, senders: Senders): TwilioForm {
  const common = { StatusCallback: message.statusCallback, ValidityPeriod: '3600' };
  if (message.channel === 'whatsapp') {
    return {
      To: `whatsapp:${message.to}`,
      From: `whatsapp:${senders.whatsappFrom}`,
      ContentSid: senders.whatsappContentSid,
      ContentVariables: JSON.stringify(message.variables),
      ...common,
    };
  }
  const { smsSender } = senders;
  return {
    To: message.to,
    ...('from' in smsSender ? { From: smsSender.from } : { MessagingServiceSid: smsSender.messagingServiceSid }),
    Body: message.body,
    ...common,
  };
}
