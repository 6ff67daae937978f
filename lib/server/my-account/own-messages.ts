import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import type { OwnMessages } from '@/lib/contracts/my-account/my-account';
import { emailUnproven } from '@/lib/content/accounts/messages';
import { loginNeeded } from '@/lib/content/shared/messages';
import { mailLists, type MailList } from '@/lib/domain/publishing/newsletter';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import { countWaitingAlerts } from '@/lib/server/accounts/my-account-repository';
import {
  confirmSubscriber,
  endSubscriber,
  findSubscriberByEmail,
  findOrInsertSubscriber,
  updatePreferences,
} from '@/lib/server/publishing/newsletter/newsletter-repository';
import { hasList, mailOfList } from '@/lib/server/publishing/newsletter/subscriber-lists';
import { deleteUnsentMails } from '@/lib/server/platform/outbox/outbox-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

/** An account's mail preferences. Hidden while the address is unconfirmed, because it may belong to another person. */
export async function readMessages(accountId: string): Promise<OwnMessages> {
  const account = await accountOf(accountId);
  const alerts = await countWaitingAlerts(db(), accountId);
  const subscriber = account.emailConfirmedAt === null ? null : await findSubscriberByEmail(db(), account.email);
  const stateOf = (list: MailList) => {
    if (account.emailConfirmedAt === null) return 'unproven';
    return subscriber && hasList(subscriber, list) ? 'on' : 'off';
  };
  return { lists: { newsletter: stateOf('newsletter'), 'weekly-report': stateOf('weekly-report') }, alerts };
}

type Choice = { list: MailList; isWanted: boolean };

/** Subscribes to a list or unsubscribes from it. The address is confirmed, so no confirmation link is needed. */
export async function changeMessages(accountId: string, { list, isWanted }: Choice, origin: Origin) {
  const { email, emailConfirmedAt } = await accountOf(accountId);
  if (emailConfirmedAt === null) throw new AppError('conflict', emailUnproven);
  await enforceLimits([{ limit: 'accountChangesByAccount', key: accountId }], origin);
  await transaction(async (tx) => {
    const at = now();
    if (isWanted) {
      const id = await findOrInsertSubscriber(tx, { id: randomId(), email, at, ip: origin.ip, list });
      await recordConsent(tx, { name: list, subject: id, given: 'button', page: '/account', origin });
      await confirmSubscriber(tx, { id, at, ip: origin.ip, list });
    } else {
      await endList(tx, { email, list, at });
    }
  });
  return readMessages(accountId);
}

/** Unsubscribes from one list and keeps the other. If no other list remains, the address is unsubscribed altogether. */
async function endList(tx: Tx, { email, list, at }: { email: string; list: MailList; at: Date }) {
  const known = await findSubscriberByEmail(tx, email);
  const isLast = mailLists.every((other) => other === list || !known || !hasList(known, other));
  if (known && isLast) await endSubscriber(tx, { id: known.id, email, at });
  else if (known)
    await updatePreferences(tx, known.id, list === 'newsletter' ? { issues: false } : { weeklyReport: false });
  await deleteUnsentMails(tx, { templates: [mailOfList[list]], to: email });
}

async function accountOf(accountId: string) {
  const account = await findAccountById(db(), accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  return account;
}
