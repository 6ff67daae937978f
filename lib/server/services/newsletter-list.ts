import type { z } from 'zod';
import type { newsletterListContract } from '@/lib/contracts/newsletter-list';
import { emailKey } from '@/lib/domain/email';
import { randomId } from '@/lib/domain/ids';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import { insertPending, listSuppressed, listSuppressions, putSuppression } from '../repositories/newsletter-imports';
import { dropWaitingMails, putInOutbox } from '../repositories/outbox';

type Import = z.output<typeof newsletterListContract.import.body>;
type Closing = z.output<typeof newsletterListContract.suppress.body>;

/**
 * Addresses from elsewhere are asked, never added: each gets the one mail that a form would have brought. Nobody who
 * was suppressed is asked again, whatever list still has them.
 */
export function importSubscribers({ emails, source }: Import, origin: Origin) {
  const wanted = [...Map.groupBy(emails, emailKey).values()].flatMap((same) => same.slice(0, 1));
  return transaction(async (tx) => {
    const suppressed = await listSuppressed(tx, wanted);
    const open = wanted.filter((email) => !suppressed.has(emailKey(email)));
    const asked = await insertPending(
      tx,
      open.map((email) => ({ id: randomId(), email, at: now(), ip: origin.ip })),
    );
    for (const { id: subscriberId } of asked)
      await putInOutbox(tx, { topic: 'newsletter-request', payload: { subscriberId } });
    const answer = { asked: asked.length, known: open.length - asked.length, suppressed: suppressed.size };
    const detail = { source, ...answer };
    await recordAudit(tx, { event: 'newsletter_import', result: 'ok', subject: null, origin, detail });
    return answer;
  });
}

/** What a mail server or a reader's complaint says of an address: nothing is sent to it, not even what waits. */
export function suppress({ email, reason }: Closing, origin: Origin) {
  return transaction(async (tx) => {
    const suppression = { emailKey: emailKey(email), reason, at: now() };
    await putSuppression(tx, suppression);
    await dropWaitingMails(tx, { template: 'newsletter-issue', to: email });
    await recordAudit(tx, { event: 'mail_suppressed', result: 'ok', subject: null, origin, detail: { reason } });
    return toWire(suppression);
  });
}

export const readSuppressions = async () => ({ items: (await listSuppressions(db(), 1000)).map(toWire) });

const toWire = ({ emailKey: email, reason, at }: Awaited<ReturnType<typeof listSuppressions>>[number]) => ({
  ...{ email, reason },
  at: at.toISOString(),
});
