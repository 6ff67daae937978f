import type { OwnMessages } from '@/lib/contracts/my-account';
import { emailUnproven, loginNeeded } from '@/lib/content/messages';
import { randomId } from '@/lib/domain/ids';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { recordConsent } from '../repositories/consents';
import { countWaitingAlerts, findAccount } from '../repositories/my-account';
import { confirmSubscriber, endSubscriber, findSubscriberByEmail, putSubscriber } from '../repositories/newsletter';
import { dropWaitingMails } from '../repositories/outbox';
import { enforceLimits } from './limits';

/** Which mails an account gets. Of an address that was never proven nothing is told: it may be somebody else's. */
export async function readMessages(accountId: string): Promise<OwnMessages> {
  const account = await accountOf(accountId);
  const alerts = await countWaitingAlerts(db(), accountId);
  if (account.emailConfirmedAt === null) return { newsletter: 'unproven', alerts };
  const subscriber = await findSubscriberByEmail(db(), account.email);
  return { newsletter: subscriber?.state === 'subscribed' ? 'on' : 'off', alerts };
}

/** Starts or ends the newsletter. The address is proven, so no link to confirm it is needed. */
export async function changeMessages(accountId: string, { newsletter }: { newsletter: boolean }, origin: Origin) {
  const { email, emailConfirmedAt } = await accountOf(accountId);
  if (emailConfirmedAt === null) throw new AppError('conflict', emailUnproven);
  await enforceLimits([{ limit: 'accountChangesByAccount', key: accountId }], origin);
  await transaction(async (tx) => {
    const at = now();
    if (newsletter) {
      const id = await putSubscriber(tx, { id: randomId(), email, at, ip: origin.ip });
      await recordConsent(tx, { name: 'newsletter', subject: id, given: 'button', page: '/account', origin });
      await confirmSubscriber(tx, { id, at, ip: origin.ip });
    } else {
      const known = await findSubscriberByEmail(tx, email);
      if (known) await endSubscriber(tx, { id: known.id, email, at });
      await dropWaitingMails(tx, { template: 'newsletter-issue', to: email });
    }
  });
  return readMessages(accountId);
}

async function accountOf(accountId: string) {
  const account = await findAccount(db(), accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  return account;
}
