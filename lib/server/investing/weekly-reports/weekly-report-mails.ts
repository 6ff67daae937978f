import { z } from 'zod';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import type { WeeklyReportRow } from '@/lib/server/platform/db/schema/weekly-reports';
import type { Message } from '@/lib/server/platform/outbox/outbox-messages-repository';
import { enqueueMessages, enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { openUnsubscribeLinks } from '@/lib/server/publishing/newsletter/newsletter-links';
import { listReportReaders, lockReportReaders } from '@/lib/server/publishing/newsletter/report-readers-repository';
import { toRevision } from './to-revision';
import { listRevisions } from './weekly-reports-repository';

/** Readers per message. Each batch is one transaction, so that a worker that dies repeats one batch at most. */
export const readersPerBatch = 500;

type Report = Pick<WeeklyReportRow, 'week' | 'revision'>;

/** Queues the mailing of a signed report, in the transaction that signs it. */
export const mailReport = (tx: Tx, report: Report) => queuePage(tx, report, '');

const queuePage = (tx: Tx, { week, revision }: Report, after: string) =>
  enqueueMessage(tx, {
    topic: 'weekly-report',
    payload: { week, revision, after },
    dedupeKey: `weekly-report:${week}:${revision}${after && `:after:${after}`}`,
  });

const message = z.object({ week: z.iso.date(), revision: z.number().int(), after: z.string() });

/** Queues an email to each reader of a batch, and the next batch; idempotent. */
export async function handleWeeklyReport(payload: unknown) {
  const { week, revision, after } = message.parse(payload);
  await transaction(async (tx) => {
    const row = (await listRevisions(tx, week)).find((one) => one.revision === revision);
    if (!row) return;
    const page = await lockReportReaders(tx, after, readersPerBatch);
    const last = page.at(-1);
    if (last === undefined) return;
    await mailReaders(tx, row, page);
    await queuePage(tx, row, last);
  });
}

async function mailReaders(tx: Tx, row: WeeklyReportRow, ids: readonly string[]) {
  const readers = await listReportReaders(tx, ids);
  const links = await openUnsubscribeLinks(
    tx,
    readers.map(({ id }) => id),
  );
  const { week, revision } = row;
  const data = {
    week,
    report: toRevision(row),
    isSample: settings().mode === 'demo',
    link: siteAddress() + investingPaths.weeklyReport(week),
  };
  const mails = readers.map(({ id, email }, place): Message => {
    const unsubscribeLink = links[place];
    if (unsubscribeLink === undefined) throw new Error('Each reader must have a link.');
    return {
      topic: 'mail',
      payload: { template: 'weekly-report', to: email, data: { ...data, unsubscribeLink } },
      dedupeKey: `weekly-report:${week}:${revision}:${id}`,
    };
  });
  await enqueueMessages(tx, mails);
}
