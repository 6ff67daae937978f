import { codeOwn, codeUnknown } from '@/lib/content/payment-messages';
import { oldestHonouredTerms } from '@/lib/content/promoter-terms';
import { promoCodeFor } from '@/lib/domain/promo-code';
import { promoCode as promoCodeRule } from '@/lib/domain/validators';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { countCodesLike, findBinding, findLiveCode, findPromoCode, insertCode } from '../repositories/referrals';
import { insertCredit, lockBilling } from '../repositories/subscriptions';
import { enforceLimits } from './limits';

/** A code for a name that nobody else has; a member who asks again has the same. It works once the terms are accepted. */
export async function makePromoCode(accountId: string, name: { firstName: string; lastName: string }, origin: Origin) {
  await enforceLimits([{ limit: 'promoterTermsByAccount', key: accountId }], origin);
  const code = await giveCode(accountId, name);
  return { promoCode: code, isActive: (await findLiveCode(db(), code, oldestHonouredTerms)) !== null };
}

/** Many of one name may ask at once: each try is its own short transaction, from where the numbers are known to be taken. */
async function giveCode(accountId: string, name: { firstName: string; lastName: string }): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const given = await transaction(async (tx) => {
      await lockBilling(tx, accountId);
      const known = await findPromoCode(tx, accountId);
      if (known !== null) return known;
      const taken = await countCodesLike(tx, promoCodeFor(name, 0));
      const code = promoCodeFor(name, taken + Math.floor(Math.random() * 10 * attempt));
      return (await insertCode(tx, { code, accountId, kind: 'promo', createdAt: now() })) ? code : null;
    });
    if (given !== null) return given;
  }
}

/**
 * Whom a new subscription is credited to: the owner of the code that was typed, else of the link that the account came
 * by. The code wins, because it was typed now and on purpose.
 */
export async function creditOwner(tx: Tx, of: { subscriptionId: string; accountId: string; code: string | undefined }) {
  const { subscriptionId, accountId, code } = of;
  const creditedAt = now();
  if (code !== undefined && code !== '') {
    const unfit = promoCodeRule(code);
    if (unfit !== undefined) refuseCode(unfit);
    const live = (await findLiveCode(tx, code, oldestHonouredTerms)) ?? refuseCode(codeUnknown);
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
