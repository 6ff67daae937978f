import { productName } from '@/lib/content/product';
import { smsWords } from '@/lib/content/text-words';
import { textCallbacks } from '@/lib/domain/text-callbacks';
import { now } from '../clock';
import { db } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { AcceptedText, OutgoingText } from '../providers/messaging/messaging';
import { NotSent } from '../providers/messaging/not-sent';
import { messagingProvider } from '../providers/messaging/provider';
import { putInOutbox } from '../repositories/outbox';
import { optOutByMessage } from '../repositories/phone-numbers';
import { beginSending, moveText } from '../repositories/text-messages';
import { textPayload, type TextPayload } from '../text-payload';

/** What nobody waits for any more is not sent. */
const goodForMs = 86_400_000;
const outcomeUnknown = 'It is not known whether the message was sent; it is not sent again.';

export const isMessagingOn = () => messagingProvider() !== undefined;

/**
 * Sends a message to a phone at most once: that it is being sent is written down first, and whoever finds that line
 * without an end does not send. Tried again is only what the provider is known not to have taken.
 */
export async function deliverText(payload: unknown, createdAt: Date) {
  const provider = messagingProvider();
  if (!provider) throw new AppError('not_configured', 'Messages to phones are not configured.');
  const text = textPayload.parse(payload);
  if (now().getTime() - createdAt.getTime() > goodForMs) {
    await settle(text, ['waiting'], 'failed');
    throw new AppError('unprocessable', 'The message came too late to be of use.');
  }
  await begin(text);
  const outgoing = toOutgoing(text);
  const accepted = await provider.send(outgoing).catch((error: unknown) => giveUp(text, error));
  await settle(text, ['sending', 'unknown'], 'accepted', { sid: accepted.sid });
  await queueReports(outgoing, accepted);
  return provider.isReal ? undefined : { kept: { subject: subjectOf(text), text: outgoing.body } };
}

async function begin({ messageId }: TextPayload) {
  const found = await beginSending(db(), messageId, now());
  if (found === 'ours') return;
  if (found === 'blocked') throw new AppError('unprocessable', 'The number has said STOP.');
  if (found === 'sending') {
    await moveText(db(), { id: messageId, from: ['sending'], state: 'unknown', at: now() });
    throw new AppError('unprocessable', outcomeUnknown);
  }
  throw new AppError('unprocessable', 'The message was handled before.');
}

/** Writes down how a try ended that brought no message about. */
async function giveUp(text: TextPayload, error: unknown): Promise<never> {
  if (!(error instanceof NotSent)) {
    await settle(text, ['sending'], 'unknown');
    throw new AppError('unprocessable', outcomeUnknown, { cause: error });
  }
  const isFinal = error.code === 'unprocessable';
  await settle(text, ['sending'], isFinal ? 'failed' : 'waiting', { errorCode: error.providerCode });
  if (error.providerCode === 21610) await optOutByMessage(db(), text.messageId, now());
  throw error;
}

const settle = (
  { messageId }: TextPayload,
  from: Parameters<typeof moveText>[1]['from'],
  state: Parameters<typeof moveText>[1]['state'],
  more: { sid?: string; errorCode?: number | undefined } = {},
) => moveText(db(), { id: messageId, from, state, at: now(), ...more });

function toOutgoing({ messageId, to, channel, reason, link }: TextPayload): OutgoingText {
  const { siteUrl, appLinkUrl } = settings();
  const kind = reason === 'Single signup' ? 'signup' : 'app-link';
  return {
    channel,
    to,
    body: smsWords({ reason: kind, link, hasApp: appLinkUrl !== undefined }),
    variables: { '1': productName, '2': link },
    statusCallback: `${siteUrl}${textCallbacks.status(messageId)}`,
  };
}

const subjectOf = ({ channel, reason }: TextPayload) => `${channel === 'sms' ? 'SMS' : 'WhatsApp'}: ${reason}`;

/** What the simulated provider will tell comes by the way that Twilio's own news come. */
async function queueReports({ statusCallback }: OutgoingText, { sid, later = [] }: AcceptedText) {
  for (const [place, { afterMs, form }] of later.entries()) {
    await putInOutbox(db(), {
      topic: 'simulated-report',
      payload: { url: statusCallback, form },
      dedupeKey: `report:${sid}:${place}`,
      notBefore: new Date(now().getTime() + afterMs),
    });
  }
}
