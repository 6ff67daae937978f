import type { TextChannel } from '@/lib/domain/leads/text-channels';

/** A message to one phone. On WhatsApp, the first message to a number must use an approved template. */
export type OutgoingText = {
  channel: TextChannel;
  /** The number in E.164. */
  to: string;
  /** The approved WhatsApp template; by default the one with a link. */
  template?: 'link' | 'code' | 'signal';
  /** The text of an SMS. */
  body: string;
  /** Variables of the WhatsApp template, by their number. */
  variables: Record<string, string>;
  /** Our URL that receives delivery reports. */
  statusCallback: string;
};

/** A report that the provider will send later; only the simulated provider knows it in advance. */
export type DelayedReport = { afterMs: number; form: Record<string, string> };

export type AcceptedText = { sid: string; later?: readonly DelayedReport[] };

/**
 * Sends text messages. `send` rejects with a `MessageNotSentError` if certainly nothing was sent, and with another
 * error if that is unknown.
 */
export type MessagingProvider = {
  /** Whether messages leave this machine. */
  isReal: boolean;
  /** The key that signs the provider's webhooks. */
  authToken: string;
  accountSid: string;
  /** The channels over which it can send. */
  channels: readonly TextChannel[];
  /** The channels over which it can send codes and signal updates. */
  signalChannels: readonly TextChannel[];
  send(message: OutgoingText): Promise<AcceptedText>;
};
