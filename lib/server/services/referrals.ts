import { linkInactive, promoterTermsOutdated, sessionEnded } from '@/lib/content/messages';
import { currentPromoterTerms, oldestHonouredTerms } from '@/lib/content/promoter-terms';
import type { OwnLink } from '@/lib/contracts/referrals';
import { newReferralCode } from '@/lib/domain/new-referral-code';
import { referralCode } from '@/lib/domain/referral-code';
import { now } from '../clock';
import { hashOf } from '../crypto';
import { db, transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { keepText } from '../repositories/consents';
import {
  countOwnResults,
  findLiveCode,
  findOwnLink,
  insertAcceptance,
  insertBinding,
  insertCode,
  saveDisplayName,
} from '../repositories/referrals';
import { enforceNetworkLimit } from './limits';

const monthMs = 30 * 86_400_000;

/** Whose link a code is; not found when its owner has not accepted the terms, or there is none. */
export async function showReferral(code: string) {
  const live = referralCode(code) === undefined ? null : await findLiveCode(db(), code, oldestHonouredTerms);
  if (!live) throw new AppError('not_found', linkInactive);
  return { code: live.code, displayName: live.displayName };
}

export async function readOwnLink(accountId: string): Promise<OwnLink> {
  const link = await findOwnLink(db(), accountId);
  if (!link) throw new AppError('unauthorized', sessionEnded);
  const { code, displayName, acceptedVersion, acceptedAt } = link;
  const since = new Date(now().getTime() - monthMs);
  const results = code ? await countOwnResults(db(), accountId, code, since) : { total: 0, recent: 0, signUps: 0 };
  return {
    code,
    isActive: code !== null && acceptedVersion !== null && acceptedVersion >= oldestHonouredTerms,
    acceptedVersion,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    currentVersion: currentPromoterTerms.version,
    displayName,
    clicks: { total: results.total, last30Days: results.recent },
    signUps: results.signUps,
  };
}

/** Accepts the terms as they are now, which gives the member a code that works. Again: changes only the name shown. */
export async function acceptPromoterTerms(
  accountId: string,
  { version, showsName }: { version: number; showsName: boolean },
  origin: Origin,
): Promise<OwnLink> {
  await enforceNetworkLimit('promoterTermsByIp', origin);
  if (version !== currentPromoterTerms.version) throw new AppError('conflict', promoterTermsOutdated);
  await transaction(async (tx) => {
    const known = await findOwnLink(tx, accountId);
    if (!known) throw new AppError('unauthorized', sessionEnded);
    const words = JSON.stringify(currentPromoterTerms);
    await keepText(tx, words);
    await insertAcceptance(tx, {
      accountId,
      version,
      textHash: hashOf(words),
      acceptedAt: now(),
      ip: origin.ip,
    });
    await giveCode(tx, accountId);
    await saveDisplayName(tx, accountId, showsName ? nameOf(known) : null);
  });
  return readOwnLink(accountId);
}

/** Remembers for good who sent a new customer, if the code is of somebody's working link. */
export async function bindReferral(tx: Tx, accountId: string, code: string | undefined) {
  if (code === undefined) return;
  const live = await findLiveCode(tx, code, oldestHonouredTerms);
  if (live) await insertBinding(tx, { accountId, ownerId: live.ownerId, code: live.code, boundAt: now() });
}

/** Two members may draw the same eight characters: drawn again until one is free, or theirs is found. */
async function giveCode(tx: Tx, accountId: string) {
  const draw = () => ({ code: newReferralCode(), accountId, kind: 'personal' as const, createdAt: now() });
  while (!(await insertCode(tx, draw())) && !(await findOwnLink(tx, accountId))?.code);
}

/** The first name and an initial. */
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${[...lastName][0] ?? ''}.`;
