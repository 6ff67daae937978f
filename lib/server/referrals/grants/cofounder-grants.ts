import type { z } from 'zod';
import type { CofounderGrant, cofounderGrantOperationContract } from '@/lib/contracts/referrals/cofounder-grants';
import { grantPromises } from '@/lib/domain/referrals/cofounder-grants';
import { randomId } from '@/lib/domain/shared/ids';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { memberIdOf } from '../partners/member-id';
import { findGrant, insertGrant, insertGrantEnd, listGrants } from './cofounder-grants-repository';

/** Grants promised to an account in signed agreements. They are only recorded; no code pays them. */
export async function readGrants(accountId: string): Promise<{ items: CofounderGrant[] }> {
  const rows = await listGrants(db(), accountId);
  return {
    items: rows.map(({ grant: { id, kind, agreementId, agreementVersion, signedOn }, endedOn }) => ({
      ...{ id, kind, promise: grantPromises[kind], agreementId, agreementVersion, signedOn, endedOn },
      status: `Promised under agreement v${agreementVersion}`,
    })),
  };
}

type Given = z.output<typeof cofounderGrantOperationContract.record.body>;

/** Records a grant from a signed agreement; a signing date in the future is rejected. */
export async function recordGrant({ email, ...grant }: Given, origin: Origin) {
  const accountId = await memberIdOf(email);
  const at = now();
  if (grant.signedOn > utcDay(at)) throw new AppError('unprocessable', 'The agreement must be signed first.');
  const id = randomId();
  await transaction(async (tx) => {
    await insertGrant(tx, { id, accountId, ...grant, recordedAt: at });
    const detail = { grant: id, kind: grant.kind, agreement: grant.agreementId, version: grant.agreementVersion };
    await recordAudit(tx, { event: 'cofounder_grant_recorded', result: 'ok', subject: accountId, origin, detail });
  });
  return readGrants(accountId);
}

/** Records the end of a grant. A grant can be ended only once. */
export async function endGrant(id: string, end: { endedOn: string; reason: string }, origin: Origin) {
  const grant = await findGrant(db(), id);
  if (!grant) throw new AppError('not_found', 'There is no such grant.');
  if (end.endedOn < grant.signedOn) throw new AppError('unprocessable', 'It cannot end before it was signed.');
  await transaction(async (tx) => {
    if (!(await insertGrantEnd(tx, { grantId: id, ...end, recordedAt: now() })))
      throw new AppError('conflict', 'This grant has ended.');
    const detail = { grant: id, reason: end.reason };
    await recordAudit(tx, { event: 'cofounder_grant_ended', result: 'ok', subject: grant.accountId, origin, detail });
  });
  return { endedOn: end.endedOn };
}

export const readGrantsOf = async (email: string) => readGrants(await memberIdOf(email));
