import { toApplicationStatus } from '@/lib/domain/brokerage/application/statuses';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import type { Tx } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { insertApplicationEvent, type Application } from './applications-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';

type News = { status: string; at: Date };

/** Stores an application's new status and emails it to the applicant. */
export async function notifyOfStatus(tx: Tx, row: Application, { status, at }: News) {
  await insertApplicationEvent(tx, row.id, status, at);
  const account = await findAccountById(tx, row.accountId);
  if (!account) return;
  await enqueueMessage(tx, {
    topic: 'mail',
    payload: {
      template: 'application-news',
      to: account.email,
      data: { status: toApplicationStatus(status), link: siteAddress() + brokeragePaths.openAccountStatus },
    },
    dedupeKey: `application-news:${row.id}:${status}:${at.toISOString()}`,
  });
}
