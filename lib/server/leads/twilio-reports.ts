import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { helpText } from '@/lib/content/shared/sms-text';
import { textCallbacks } from '@/lib/domain/leads/text-callbacks';
import { keywordOf, type Keyword } from '@/lib/domain/leads/text-channels';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import type { TextMessageState } from '@/lib/server/platform/db/schema/messaging';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { isSignedByTwilio } from '@/lib/server/providers/messaging/twilio-signature';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { findOrInsertPhoneNumber, optIn, optOut, optOutByMessage } from './phone-numbers-repository';
import { removeFromListByPhone } from './signups-repository';
import { updateTextState, recordInboundText } from './text-messages-repository';

type Form = Record<string, string>;

/** Throws unless the report is signed with our account's key and for our own URL. */
function refuseUnsigned(path: string, form: Form, signature: string) {
  const provider = messagingProvider();
  if (!provider) throw new AppError('not_configured', 'Phone messages are not configured.');
  const { authToken, accountSid } = provider;
  const isSigned = isSignedByTwilio(authToken, { url: `${siteAddress()}${path}`, form, signature });
  if (!isSigned || form['AccountSid'] !== accountSid) throw new AppError('forbidden', 'This request is not signed.');
}

/** For each Twilio status, our state and the states that may precede it: a state never moves backward. */
const open = ['sending', 'unknown'] as const;
const steps: Record<string, { state: TextMessageState; from: readonly TextMessageState[] }> = {
  ...Object.fromEntries(
    ['accepted', 'scheduled', 'queued', 'sending'].map((word) => [word, { state: 'accepted', from: open }] as const),
  ),
  sent: { state: 'sent', from: [...open, 'accepted'] },
  delivered: { state: 'delivered', from: [...open, 'accepted', 'sent'] },
  read: { state: 'read', from: [...open, 'accepted', 'sent', 'delivered'] },
  ...Object.fromEntries(
    ['failed', 'undelivered', 'canceled'].map(
      (word) => [word, { state: 'failed', from: [...open, 'accepted', 'sent'] }] as const,
    ),
  ),
};

/** Updates a message's state. An unknown status is ignored without an error. */
export async function handleStatusReport(form: Form, signature: string, messageId: string) {
  refuseUnsigned(textCallbacks.status(messageId), form, signature);
  const step = steps[form['MessageStatus'] ?? ''];
  const sid = form['MessageSid'];
  if (!step || !sid) return;
  const errorCode = /^\d{4,6}$/.test(form['ErrorCode'] ?? '') ? Number(form['ErrorCode']) : undefined;
  const isNews = await updateTextState(db(), { id: messageId, ...step, at: now(), sid, errorCode });
  if (isNews && errorCode === 21610) await optOutByMessage(db(), messageId, now());
}

/** Processes a reply once. Returns the text to reply with, if any. */
export async function handleReply(form: Form, signature: string, origin: Origin): Promise<string | null> {
  refuseUnsigned(textCallbacks.inbound, form, signature);
  const { MessageSid: sid, From: from = '', Body: body = '', OptOutType: optOutType } = form;
  const parsed = parsePhoneNumberFromString(from.replace(/^whatsapp:/, ''));
  if (!sid || !parsed) return null;
  const keyword = keywordOf(optOutType ?? body);
  return transaction(async (tx) => {
    if (!(await recordInboundText(tx, { sid, at: now(), keyword }))) return null;
    await follow(tx, keyword, { phone: parsed.number, country: parsed.country ?? 'US' }, origin);
    // With a messaging service, Twilio has already sent its own reply.
    return keyword === 'help' && optOutType === undefined ? helpText(new URL(siteAddress()).host) : null;
  });
}

async function follow(tx: Tx, keyword: Keyword, number: { phone: string; country: string }, origin: Origin) {
  if (keyword !== 'stop' && keyword !== 'start') return;
  const at = now();
  const { id, phone } = await findOrInsertPhoneNumber(tx, { ...number, at });
  if (keyword === 'stop') {
    await optOut(tx, id, at);
    await removeFromListByPhone(tx, phone, at);
  } else await optIn(tx, id);
  const event = keyword === 'stop' ? 'text_opt_out' : 'text_opt_in';
  await recordAudit(tx, { event, result: 'ok', subject: id, origin });
}
