import { productName } from '@/lib/content/shared/product';
import { smsText, type SmsDetails } from '@/lib/content/shared/sms-text';
import { textCallbacks } from '@/lib/domain/leads/text-callbacks';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import type { AcceptedText, OutgoingText } from '@/lib/server/providers/messaging/messaging';
import { MessageNotSentError } from '@/lib/server/providers/messaging/message-not-sent-error';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { optOutByMessage } from './phone-numbers-repository';
import { beginSending, updateTextState } from './text-messages-repository';
import { textPayload, type TextPayload } from '@/lib/server/platform/outbox/text-payload';

/** Max age of a message that is still sent. */
const goodForMs = 86_400_000;
const outcomeUnknown = 'We do not know whether the message was sent. It will not be sent again.';

export const isMessagingOn = () => messagingProvider() !== undefined;

/**
 * Sends a message to a phone at most once: the state 'sending' is stored first, and a message found in that state is
 * not sent again. Retries only if the provider certainly did not accept the message.
 */
export async function deliverText(payload: unknown, createdAt: Date) {
  const provider = messagingProvider();
  if (!provider) throw new AppError('not_configured', 'Phone messages are not configured.');
  const text = textPayload.parse(payload);
  if (now().getTime() - createdAt.getTime() > goodForMs) {
    await settle(text, ['waiting'], 'failed');
    throw new AppError('unprocessable', 'The message expired before it could be sent.');
  }
  await begin(text);
  const outgoing = toOutgoing(text);
  const accepted = await provider.send(outgoing).catch((error: unknown) => failDelivery(text, error));
  await settle(text, ['sending', 'unknown'], 'accepted', { sid: accepted.sid });
  await queueReports(outgoing, accepted);
  return provider.isReal ? undefined : { kept: { subject: subjectOf(text), text: outgoing.body } };
}

async function begin({ messageId }: TextPayload) {
  const found = await beginSending(db(), messageId, now());
  if (found === 'ours') return;
  if (found === 'blocked') throw new AppError('unprocessable', 'This number has replied STOP.');
  if (found === 'sending') {
    await updateTextState(db(), { id: messageId, from: ['sending'], state: 'unknown', at: now() });
    throw new AppError('unprocessable', outcomeUnknown);
  }
  throw new AppError('unprocessable', 'The message was already handled.');
}

/** Stores the outcome of a failed attempt and rejects. */
async function failDelivery(text: TextPayload, error: unknown): Promise<never> {
  if (!(error instanceof MessageNotSentError)) {
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
  from: Parameters<typeof updateTextState>[1]['from'],
  state: Parameters<typeof updateTextState>[1]['state'],
  more: { sid?: string; errorCode?: number | undefined } = {},
) => updateTextState(db(), { id: messageId, from, state, at: now(), ...more });

function toOutgoing(text: TextPayload): OutgoingText {
  const { messageId, to, channel, link } = text;
  const details = detailsOf(text);
  const template = details.reason === 'code' || details.reason === 'signal' ? details.reason : 'link';
  return {
    channel,
    to,
    template,
    body: smsText(details),
    variables: variablesOf(details, link),
    statusCallback: `${siteAddress()}${textCallbacks.status(messageId)}`,
  };
}

function detailsOf({ reason, link, words = '' }: TextPayload): SmsDetails {
  if (reason === 'Phone code') return { reason: 'code', link, words };
  if (reason === 'Signal news') return { reason: 'signal', link, words };
  const hasApp = settings().appLinkUrl !== undefined;
  return { reason: reason === 'Single signup' ? 'signup' : 'app-link', link, hasApp };
}

/** The variables of the three WhatsApp templates, by position. */
function variablesOf(details: SmsDetails, link: string): Record<string, string> {
  if (details.reason === 'code') return { '1': details.words };
  if (details.reason === 'signal') return { '1': productName, '2': details.words, '3': link };
  return { '1': productName, '2': link };
}

const subjectOf = ({ channel, reason }: TextPayload) => `${channel === 'sms' ? 'SMS' : 'WhatsApp'}: ${reason}`;

/** Queues the reports of the simulated provider, which are delivered through the same webhook as Twilio's. */
async function queueReports({ statusCallback }: OutgoingText, { sid, later = [] }: AcceptedText) {
  for (const [place, { afterMs, form }] of later.entries()) {
    await enqueueMessage(db(), {
      topic: 'simulated-report',
      payload: { url: statusCallback, form },
      dedupeKey: `report:${sid}:${place}`,
      notBefore: new Date(now().getTime() + afterMs),
    });
  }
}
