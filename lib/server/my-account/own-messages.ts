import type { OwnMessages } from '@/lib/contracts/my-account/my-account';
import { emailUnproven } from '@/lib/content/accounts/messages';
import { loginNeeded } from '@/lib/content/shared/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import { countWaitingAlerts, findAccount } from '@/lib/server/accounts/my-account-repository';
import {
  confirmSubscriber,
  endSubscriber,
  findSubscriberByEmail,
  putSubscriber,
  setPreferences,
} from '@/lib/server/publishing/newsletter/newsletter-repository';
import { hasList } from '@/lib/server/publishing/newsletter/subscriber-lists';
import { dropWaitingMails } from '@/lib/server/platform/outbox/outbox-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

/** An account's mail preferences. Hidden for an unconfirmed address, which may belong to another person. */
export async function readMessages(accountId: string): Promise<OwnMessages> {
  const account = await accountOf(accountId);
  const alerts = await countWaitingAlerts(db(), accountId);
  if (account.emailConfirmedAt === null) return { newsletter: 'unproven', alerts };
  const subscriber = await findSubscriberByEmail(db(), account.email);
  return { newsletter: subscriber && hasList(subscriber, 'newsletter') ? 'on' : 'off', alerts };
}

/** Starts or ends the newsletter. The address is confirmed, so no confirmation link is needed. */
export async function changeMessages(accountId: string, { newsletter }: { newsletter: boolean }, origin: Origin) {
  const { email, emailConfirmedAt } = await accountOf(accountId);
  if (emailConfirmedAt === null) throw new AppError('conflict', emailUnproven);
  await enforceLimits([{ limit: 'accountChangesByAccount', key: accountId }], origin);
  await transaction(async (tx) => {
    const at = now();
    if (newsletter) {
      const id = await putSubscriber(tx, { id: randomId(), email, at, ip: origin.ip, list: 'newsletter' });
      await recordConsent(tx, { name: 'newsletter', subject: id, given: 'button', page: '/account', origin });
      await confirmSubscriber(tx, { id, at, ip: origin.ip, list: 'newsletter' });
    } else {
      const known = await findSubscriberByEmail(tx, email);
      // The weekly report is not shown here, so it does not end here.
      if (known && hasList(known, 'weekly-report')) await setPreferences(tx, known.id, { issues: false });
      else if (known) await endSubscriber(tx, { id: known.id, email, at });
      await dropWaitingMails(tx, { templates: ['newsletter-issue'], to: email });
    }
  });
  return readMessages(accountId);
}

async function accountOf(accountId: string) {
  const account = await findAccount(db(), accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  return account;
}
