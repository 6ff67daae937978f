import type { TextChannel } from '@/lib/domain/leads/text-channels';

/** A message to one phone. Where the first contact is by WhatsApp, only an approved template may be used. */
export type OutgoingText = {
  channel: TextChannel;
  /** E.164. */
  to: string;
  /** Which approved WhatsApp template; the one with a link by default. */
  template?: 'link' | 'code' | 'signal';
  /** The text of an SMS. */
  body: string;
  /** Variables of the approved WhatsApp template, by number. */
  variables: Record<string, string>;
  /** Our URL that receives delivery reports. */
  statusCallback: string;
};

/** A later report of the provider; only the simulated one knows it in advance. */
export type DelayedReport = { afterMs: number; form: Record<string, string> };

export type AcceptedText = { sid: string; later?: readonly DelayedReport[] };

/**
 * Sends text messages. `send` throws a `MessageNotSentError` when certainly nothing was sent, and another error when that is
 * unknown.
 */
export type MessagingProvider = {
  /** Whether messages leave this machine. */
  isReal: boolean;
  /** The key that signs the provider's webhooks. */
  authToken: string;
  accountSid: string;
  /** The channels it can send by. */
  channels: readonly TextChannel[];
  /** The channels that can send codes and signal updates. */
  signalChannels: readonly TextChannel[];
  send(message: OutgoingText): Promise<AcceptedText>;
};
