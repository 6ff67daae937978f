import { now } from '@/lib/server/platform/clock';
import { transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import type { BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import { updateApplication, lockApplicationRow, type Application } from './applications-repository';
import { holdMs, placeOf, type Claim } from './application-claim';
import { abandonSending, sendApplication } from './application-sending';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';

/** After this time without a response, the tax ID is deleted and the member must send the application again. */
const giveUpMs = 24 * 3_600_000;

/** The job runs outside of any request. */
const ownOrigin = { ip: '', requestId: 'check-applications', userAgent: '' };

/** Resumes an interrupted application: looks up the account and, if there is none, sends the stored request again. */
export async function resumeApplication(broker: BrokerageProvider, { id }: Application): Promise<Application> {
  const claimed = await transaction(async (tx) => {
    const row = await lockApplicationRow(tx, id);
    if (!row || row.state === 'sent' || row.state === 'refused') return { row, isOurs: false };
    const at = now();
    if (row.heldUntil && row.heldUntil > at) return { row, isOurs: false };
    const heldUntil = new Date(at.getTime() + holdMs);
    return { row: await updateApplication(tx, id, { heldUntil, attempts: row.attempts + 1 }), isOurs: true };
  });
  const { row, isOurs } = claimed;
  if (!row) throw new Error('The application to resume is missing.');
  if (!isOurs) return row;
  const member = { accountId: row.accountId, origin: ownOrigin, isAway: true as const };
  if (row.sealed === null || now().getTime() - (row.firstSentAt ?? row.createdAt).getTime() > giveUpMs)
    return abandonSending(row, member);
  const body = JSON.parse(await openSealed(row.sealed, placeOf(row), ownOrigin)) as Claim['body'];
  try {
    return await sendApplication(broker, { row, body, mayExist: true }, member);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ code: error.code }, 'an application will be retried');
    return row;
  }
}
