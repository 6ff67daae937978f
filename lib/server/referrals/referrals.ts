import { linkInactive, promoterTermsOutdated } from '@/lib/content/referrals/messages';
import { sessionEnded } from '@/lib/content/shared/messages';
import { currentPromoterTerms, oldestHonoredTerms } from '@/lib/content/referrals/promoter-terms';
import type { OwnLink } from '@/lib/contracts/referrals/referrals';
import { newReferralCode } from '@/lib/domain/referrals/new-referral-code';
import { referralCode } from '@/lib/domain/visits/referral-code';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { insertConsentText } from '@/lib/server/visits/consents-repository';
import {
  countOwnResults,
  findLiveCode,
  findReferralLink,
  insertAcceptance,
  insertBinding,
  insertCode,
  saveDisplayName,
} from './referrals-repository';
import { listedName } from './listed-name';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

const monthMs = 30 * 86_400_000;

/** The owner of a code; 404 when the code is unknown or not active. */
export async function showReferral(code: string) {
  const live = referralCode(code) === undefined ? null : await findLiveCode(db(), code, oldestHonoredTerms);
  if (!live) throw new AppError('not_found', linkInactive);
  return { code: live.code, displayName: live.displayName };
}

export async function readOwnLink(accountId: string): Promise<OwnLink> {
  const link = await findReferralLink(db(), accountId);
  if (!link) throw new AppError('unauthorized', sessionEnded);
  const { code, displayName, acceptedVersion, acceptedAt } = link;
  const since = new Date(now().getTime() - monthMs);
  const results = code ? await countOwnResults(db(), accountId, code, since) : { total: 0, recent: 0, signUps: 0 };
  return {
    code,
    isActive: code !== null && acceptedVersion !== null && acceptedVersion >= oldestHonoredTerms,
    acceptedVersion,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    currentVersion: currentPromoterTerms.version,
    displayName,
    clicks: { total: results.total, last30Days: results.recent },
    signUps: results.signUps,
  };
}

/** Accepts the current terms, which activates the member's code. A later call only changes the public name. */
export async function acceptPromoterTerms(
  accountId: string,
  { version, showsName }: { version: number; showsName: boolean },
  origin: Origin,
): Promise<OwnLink> {
  await enforceNetworkLimit('promoterTermsByIp', origin);
  if (version !== currentPromoterTerms.version) throw new AppError('conflict', promoterTermsOutdated);
  await transaction(async (tx) => {
    const known = await findReferralLink(tx, accountId);
    if (!known) throw new AppError('unauthorized', sessionEnded);
    const words = JSON.stringify(currentPromoterTerms);
    await insertConsentText(tx, words);
    await insertAcceptance(tx, {
      accountId,
      version,
      textHash: hashOf(words),
      acceptedAt: now(),
      ip: origin.ip,
    });
    await giveCode(tx, accountId);
    await saveDisplayName(tx, accountId, showsName ? listedName(known) : null);
  });
  return readOwnLink(accountId);
}

/** Binds a new customer to the owner of a valid code, permanently. */
export async function bindReferral(tx: Tx, accountId: string, code: string | undefined) {
  if (code === undefined) return;
  const live = await findLiveCode(tx, code, oldestHonoredTerms);
  if (live) await insertBinding(tx, { accountId, ownerId: live.ownerId, code: live.code, boundAt: now() });
}

/** Random codes may collide: retries until the insert succeeds or the member already has a code. */
async function giveCode(tx: Tx, accountId: string) {
  const draw = () => ({ code: newReferralCode(), accountId, kind: 'personal' as const, createdAt: now() });
  while (!(await insertCode(tx, draw())) && !(await findReferralLink(tx, accountId))?.code);
}
