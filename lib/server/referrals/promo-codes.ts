import { oldestHonoredTerms } from '@/lib/content/referrals/promoter-terms';
import { promoCodeFor } from '@/lib/domain/referrals/promo-code';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { countCodesLike, findLiveCode, findPromoCode, insertCode, lockPromoCode } from './referrals-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

/** Gets or creates a member's unique promo code. It is active once the member has accepted the terms. */
export async function makePromoCode(accountId: string, name: { firstName: string; lastName: string }, origin: Origin) {
  await enforceLimits([{ limit: 'promoterTermsByAccount', key: accountId }], origin);
  const code = await giveCode(accountId, name);
  return { promoCode: code, isActive: (await findLiveCode(db(), code, oldestHonoredTerms)) !== null };
}

/**
 * Concurrent requests for the same name may collide, so each try is its own short transaction and starts after the
 * numbers already in use.
 */
async function giveCode(accountId: string, name: { firstName: string; lastName: string }): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const given = await transaction(async (tx) => {
      await lockPromoCode(tx, accountId);
      const known = await findPromoCode(tx, accountId);
      if (known !== null) return known;
      const taken = await countCodesLike(tx, promoCodeFor(name, 0));
      const code = promoCodeFor(name, taken + Math.floor(Math.random() * 10 * attempt));
      return (await insertCode(tx, { code, accountId, kind: 'promo', createdAt: now() })) ? code : null;
    });
    if (given !== null) return given;
  }
}
