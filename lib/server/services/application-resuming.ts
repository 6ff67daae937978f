import { now } from '../clock';
import { transaction } from '../db/pool';
import { AppError } from '../errors';
import { log } from '../log';
import type { BrokerageProvider } from '../providers/brokerage/brokerage';
import { changeApplication, lockApplicationRow, type Application } from '../repositories/applications';
import { holdMs, placeOf, type Claim } from './application-claim';
import { giveUp, sendApplication } from './application-sending';
import { openSealed } from './sealed';

/** After so long without an answer the tax id is not kept any longer: the member sends the application anew. */
const giveUpMs = 24 * 3_600_000;

/** Nobody asks: the clock does. */
const ownOrigin = { ip: '', requestId: 'check-applications', userAgent: '' };

/** Goes on with an application that broke off on its way: looks the account up, and sends what is sealed if there is none. */
export async function resumeApplication(broker: BrokerageProvider, { id }: Application): Promise<Application> {
  const claimed = await transaction(async (tx) => {
    const row = await lockApplicationRow(tx, id);
    if (!row || row.state === 'sent' || row.state === 'refused') return { row, isOurs: false };
    const at = now();
    if (row.heldUntil && row.heldUntil > at) return { row, isOurs: false };
    const heldUntil = new Date(at.getTime() + holdMs);
    return { row: await changeApplication(tx, id, { heldUntil, attempts: row.attempts + 1 }), isOurs: true };
  });
  const { row, isOurs } = claimed;
  if (!row) throw new Error('An application that is to be resumed is not there.');
  if (!isOurs) return row;
  const member = { accountId: row.accountId, origin: ownOrigin, isAway: true as const };
  if (row.sealed === null || now().getTime() - (row.firstSentAt ?? row.createdAt).getTime() > giveUpMs)
    return giveUp(row, member);
  const body = JSON.parse(await openSealed(row.sealed, placeOf(row), ownOrigin)) as Claim['body'];
  try {
    return await sendApplication(broker, { row, body, mayExist: true }, member);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ code: error.code }, 'an application waits for another try');
    return row;
  }
}
