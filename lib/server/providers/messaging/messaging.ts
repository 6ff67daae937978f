/** One message to one phone. Where text goes first-contact over WhatsApp only an approved template may be used. */
export type OutgoingText = {
  channel: 'sms' | 'whatsapp';
  /** E.164. */
  to: string;
  /** What an SMS says. */
  body: string;
  /** What fills the approved WhatsApp template, by its numbers. */
  variables: Record<string, string>;
  /** Our own address that hears what becomes of it. */
  statusCallback: string;
};

/** What the provider tells about a message later, and when: only the simulated one knows in advance. */
export type LaterReport = { afterMs: number; form: Record<string, string> };

export type AcceptedText = { sid: string; later?: readonly LaterReport[] };

/**
 * The way out for messages to phones. `send` throws a `NotSent` when it is certain that nothing was sent, and anything
 * else when that is not certain.
 */
export type MessagingProvider = {
  /** Whether messages leave the house. */
  isReal: boolean;
  /** The key that signs what the provider tells us. */
  authToken: string;
  accountSid: string;
  send(message: OutgoingText): Promise<AcceptedText>;
};
