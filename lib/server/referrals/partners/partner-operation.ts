import type { z } from 'zod';
import { suspendedReason } from '@/lib/content/referrals/hold-reasons';
import type { Partner, partnerOperationContract } from '@/lib/contracts/referrals/partner-operation';
import { randomId } from '@/lib/domain/shared/ids';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Handle } from '@/lib/server/platform/db/pool';
import { sqlStateOf } from '@/lib/server/platform/db/faults';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { lockPayees } from '../commissions-repository';
import { holdUnpaid, releaseHeld } from './fraud-repository';
import { memberIdOf } from './member-id';
import {
  endTerms,
  findSuspension,
  insertSuspension,
  insertTerms,
  endSuspension,
  listTerms,
} from './partner-terms-repository';

/** Suspends a partner: holds unpaid commissions with the reason, deactivates the links, and holds later sales. */
export async function suspendPartner(email: string, reason: string, origin: Origin) {
  const accountId = await memberIdOf(email);
  const held = await transaction(async (tx) => {
    await lockPayees(tx, [accountId]);
    const at = now();
    if (!(await insertSuspension(tx, { id: randomId(), accountId, reason, since: at })))
      throw new AppError('conflict', 'This member is already suspended.');
    const count = await holdUnpaid(tx, accountId, suspendedReason(reason), at);
    const detail = { reason, held: count };
    await recordAudit(tx, { event: 'partner_suspended', result: 'ok', subject: accountId, origin, detail });
    return count;
  });
  return { ...(await readPartnerById(accountId)), held };
}

/** Ends a suspension. Releases the commissions held for it, not those held for other reasons. */
export async function restorePartner(email: string, origin: Origin) {
  const accountId = await memberIdOf(email);
  const released = await transaction(async (tx) => {
    await lockPayees(tx, [accountId]);
    const lifted = await endSuspension(tx, accountId, now());
    if (!lifted) throw new AppError('conflict', 'This member is not suspended.');
    const count = await releaseHeld(tx, accountId, suspendedReason(lifted.reason), now());
    const detail = { released: count };
    await recordAudit(tx, { event: 'partner_restored', result: 'ok', subject: accountId, origin, detail });
    return count;
  });
  return { ...(await readPartnerById(accountId)), released };
}

type Agreed = z.output<typeof partnerOperationContract.agree.body>;

/**
 * Agrees terms with a partner. They begin tomorrow at the earliest, so that no rate already shown for today changes.
 */
export async function agreeTerms({ email, level: degree, ...agreed }: Agreed, origin: Origin): Promise<Partner> {
  const accountId = await memberIdOf(email);
  const today = utcDay(now());
  if (agreed.startsOn <= today) throw new AppError('unprocessable', 'Terms can begin tomorrow at the earliest.');
  if (agreed.endsOn < agreed.startsOn) throw new AppError('unprocessable', 'Terms cannot end before they begin.');
  const id = randomId();
  try {
    await transaction(async (tx) => {
      await insertTerms(tx, { id, accountId, degree, ...agreed, createdAt: now() });
      const detail = { terms: id, level: degree, from: agreed.startsOn, to: agreed.endsOn, reason: agreed.reason };
      await recordAudit(tx, { event: 'partner_terms_agreed', result: 'ok', subject: accountId, origin, detail });
    });
  } catch (error) {
    // An exclusion constraint in the database rejects overlapping terms.
    if (sqlStateOf(error) !== '23P01') throw error;
    throw new AppError('conflict', 'Other terms of this level overlap these days.', { cause: error });
  }
  return readPartnerById(accountId);
}

/** Ends terms at the end of today. Terms that have not started yet never apply. */
export async function endTermsToday(id: string, origin: Origin) {
  const endedOn = utcDay(now());
  await transaction(async (tx) => {
    const ended = await endTerms(tx, id, endedOn);
    if (!ended) throw new AppError('not_found', 'There are no such terms, or they have already ended.');
    const detail = { terms: id };
    await recordAudit(tx, { event: 'partner_terms_ended', result: 'ok', subject: ended.accountId, origin, detail });
  });
  return { endedOn };
}

export const readPartner = async (email: string) => readPartnerById(await memberIdOf(email));

async function readPartnerById(accountId: string, handle: Handle = db()): Promise<Partner> {
  const suspension = await findSuspension(handle, accountId);
  const terms = await listTerms(handle, accountId);
  return {
    accountId,
    suspension: suspension && { reason: suspension.reason, since: suspension.since.toISOString() },
    terms: terms.map(({ accountId: _account, createdAt: _created, degree: level, ...rest }) => ({ level, ...rest })),
  };
}
