import { toApplicationStatus } from '@/lib/domain/application/statuses';
import { paths } from '@/lib/domain/paths';
import type { Tx } from '../db/pool';
import { settings } from '../env';
import { findAccountById } from '../repositories/accounts';
import { addEvent, type Application } from '../repositories/applications';
import { putInOutbox } from '../repositories/outbox';

type News = { status: string; at: Date };

/** Writes down where an application stands now, and mails it to whoever made it. */
export async function tellStanding(tx: Tx, row: Application, { status, at }: News) {
  await addEvent(tx, row.id, status, at);
  const account = await findAccountById(tx, row.accountId);
  if (!account) return;
  await putInOutbox(tx, {
    topic: 'mail',
    payload: {
      template: 'application-news',
      to: account.email,
      data: { status: toApplicationStatus(status), link: settings().siteUrl + paths.openAccountStatus },
    },
    dedupeKey: `application-news:${row.id}:${status}:${at.toISOString()}`,
  });
}
