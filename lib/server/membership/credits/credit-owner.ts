import { codeOwn, codeUnknown } from '@/lib/content/membership/payment-messages';
import { oldestHonoredTerms } from '@/lib/content/referrals/promoter-terms';
import { promoCode as promoCodeRule } from '@/lib/domain/shared/validators';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { findBinding, findLiveCode } from '@/lib/server/referrals/referrals-repository';
import { insertCredit } from '@/lib/server/membership/subscriptions-repository';

/**
 * Credits a new subscription to the owner of the entered promo code or, without one, of the member's referral link. The
 * code takes precedence because it is the more recent and deliberate choice.
 */
export async function creditOwner(tx: Tx, of: { subscriptionId: string; accountId: string; code: string | undefined }) {
  const { subscriptionId, accountId, code } = of;
  const creditedAt = now();
  if (code !== undefined && code !== '') {
    const unfit = promoCodeRule(code);
    if (unfit !== undefined) refuseCode(unfit);
    const live = (await findLiveCode(tx, code, oldestHonoredTerms)) ?? refuseCode(codeUnknown);
    if (live.ownerId === accountId) refuseCode(codeOwn);
    await insertCredit(tx, {
      subscriptionId,
      accountId,
      ownerId: live.ownerId,
      code: live.code,
      source: 'code',
      creditedAt,
    });
    return;
  }
  const bound = await findBinding(tx, accountId);
  if (bound)
    await insertCredit(tx, {
      subscriptionId,
      accountId,
      ownerId: bound.ownerId,
      code: bound.code,
      source: 'link',
      creditedAt,
    });
}

function refuseCode(sentence: string): never {
  throw new AppError('unprocessable', sentence, { fields: { promoCode: sentence } });
}
