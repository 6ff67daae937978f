import type { z } from 'zod';
import type { newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { emailKey } from '@/lib/domain/shared/email';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { insertPending, listSuppressed, listSuppressions, saveSuppression } from './newsletter-imports-repository';
import { lockSubscriber } from './newsletter-repository';
import { listMails } from './subscriber-lists';
import { deleteUnsentMails, enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { requireMail } from '@/lib/server/providers/mail/mail-links';

type Import = z.output<typeof newsletterListContract.import.body>;
type Closing = z.output<typeof newsletterListContract.suppress.body>;

/**
 * Imports addresses as unconfirmed. Each new one gets the same confirmation email as after the form; suppressed
 * addresses get none.
 */
export async function importSubscribers({ emails, source }: Import, origin: Origin) {
  requireMail();
  const unique = [...Map.groupBy(emails, emailKey).values()].flatMap((same) => same.slice(0, 1));
  return transaction(async (tx) => {
    const suppressed = await listSuppressed(tx, unique);
    const open = unique.filter((email) => !suppressed.has(emailKey(email)));
    const inserted = await insertPending(
      tx,
      open.map((email) => ({ id: randomId(), email, at: now(), ip: origin.ip })),
    );
    for (const { id: subscriberId } of inserted)
      await enqueueMessage(tx, { topic: 'newsletter-request', payload: { subscriberId } });
    const answer = { asked: inserted.length, known: open.length - inserted.length, suppressed: suppressed.size };
    const detail = { source, ...answer };
    await recordAudit(tx, { event: 'newsletter_import', result: 'ok', subject: null, origin, detail });
    return answer;
  });
}

/** Suppresses an address after a bounce or complaint, and deletes unsent emails to it. */
export function suppress({ email, reason }: Closing, origin: Origin) {
  return transaction(async (tx) => {
    const suppression = { emailKey: emailKey(email), reason, at: now() };
    // Waits for emails to this address that are being queued, so that they are deleted too.
    await lockSubscriber(tx, email);
    await saveSuppression(tx, suppression);
    await deleteUnsentMails(tx, { templates: listMails, to: email });
    await recordAudit(tx, { event: 'mail_suppressed', result: 'ok', subject: null, origin, detail: { reason } });
    return toWire(suppression);
  });
}

export const readSuppressions = async () => ({ items: (await listSuppressions(db(), 1000)).map(toWire) });

const toWire = ({ emailKey: email, reason, at }: Awaited<ReturnType<typeof listSuppressions>>[number]) => ({
  ...{ email, reason },
  at: at.toISOString(),
});
