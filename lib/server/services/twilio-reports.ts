import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { helpWords } from '@/lib/content/text-words';
import { textCallbacks } from '@/lib/domain/text-callbacks';
import { keywordOf, type Keyword } from '@/lib/domain/text-channels';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import type { TextMessageState } from '../db/schema/messaging';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { messagingProvider } from '../providers/messaging/provider';
import { isSignedByTwilio } from '../providers/messaging/twilio-signature';
import { recordAudit } from '../repositories/audit';
import { keepPhoneNumber, optIn, optOut, optOutByMessage } from '../repositories/phone-numbers';
import { leaveListByPhone } from '../repositories/signups';
import { moveText, noteInbound } from '../repositories/text-messages';

type Form = Record<string, string>;

/** Only news signed with our account's key, for the address we are known by, is heard. */
function refuseUnsigned(path: string, form: Form, signature: string) {
  const provider = messagingProvider();
  if (!provider) throw new AppError('not_configured', 'Messages to phones are not configured.');
  const { authToken, accountSid } = provider;
  const isSigned = isSignedByTwilio(authToken, { url: `${settings().siteUrl}${path}`, form, signature });
  if (!isSigned || form['AccountSid'] !== accountSid) throw new AppError('forbidden', 'This call is not signed.');
}

/** For each of Twilio's words the state it means and those it may follow: what came later never goes back. */
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

/** Notes what became of a message. A word that we do not know is no reason to be told again. */
export async function hearStatus(form: Form, signature: string, messageId: string) {
  refuseUnsigned(textCallbacks.status(messageId), form, signature);
  const step = steps[form['MessageStatus'] ?? ''];
  const sid = form['MessageSid'];
  if (!step || !sid) return;
  const errorCode = /^\d{4,6}$/.test(form['ErrorCode'] ?? '') ? Number(form['ErrorCode']) : undefined;
  const isNews = await moveText(db(), { id: messageId, ...step, at: now(), sid, errorCode });
  if (isNews && errorCode === 21610) await optOutByMessage(db(), messageId, now());
}

/** Hears a reply, once. Answers the words to reply with, if any. */
export async function hearReply(form: Form, signature: string, origin: Origin): Promise<string | null> {
  refuseUnsigned(textCallbacks.inbound, form, signature);
  const { MessageSid: sid, From: from = '', Body: body = '', OptOutType: heard } = form;
  const parsed = parsePhoneNumberFromString(from.replace(/^whatsapp:/, ''));
  if (!sid || !parsed) return null;
  const keyword = keywordOf(heard ?? body);
  return transaction(async (tx) => {
    if (!(await noteInbound(tx, { sid, at: now(), keyword }))) return null;
    await follow(tx, keyword, { phone: parsed.number, country: parsed.country ?? 'US' }, origin);
    // With an opt-out service of its own, the provider has answered already.
    return keyword === 'help' && heard === undefined ? helpWords(new URL(settings().siteUrl).host) : null;
  });
}

async function follow(tx: Tx, keyword: Keyword, number: { phone: string; country: string }, origin: Origin) {
  if (keyword !== 'stop' && keyword !== 'start') return;
  const at = now();
  const { id, phone } = await keepPhoneNumber(tx, { ...number, at });
  if (keyword === 'stop') {
    await optOut(tx, id, at);
    await leaveListByPhone(tx, phone, at);
  } else await optIn(tx, id);
  const event = keyword === 'stop' ? 'text_opt_out' : 'text_opt_in';
  await recordAudit(tx, { event, result: 'ok', subject: id, origin });
}
