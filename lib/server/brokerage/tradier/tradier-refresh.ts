import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import * as rows from './tradier-repository';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';
import { findTradier, tradierKeyPlace, tradierTotalMs } from './tradier';

/** The job runs outside of any request. */
const ownOrigin = { ip: '', requestId: 'refresh-tradier', userAgent: '' };

/** A token lives for a day and is refreshed when this much of it is left. */
const earlyMs = 3 * 3_600_000;
/** One refresh at a time holds a link; after a failure this is also the delay before the next. */
const holdMs = 9 * 60_000;

/** Refreshes one link whose token expires soon. False when none is due. */
export async function refreshNextTradierLink(): Promise<boolean> {
  const tradier = findTradier();
  if (!tradier) return false;
  const at = now();
  const link = await rows.claimExpiring(db(), {
    before: new Date(at.getTime() + earlyMs),
    at,
    heldUntil: new Date(at.getTime() + holdMs),
  });
  if (!link) return false;
  try {
    const refreshToken = await openSealed(
      link.refreshToken,
      tradierKeyPlace(link.accountId, 'refresh_token'),
      ownOrigin,
    );
    const keys = await tradier.refresh(refreshToken, AbortSignal.timeout(tradierTotalMs));
    await rows.saveRefreshedTokens(db(), link, {
      accessToken: seal(keys.accessToken, tradierKeyPlace(link.accountId, 'access_token')),
      // Tradier may keep the same refresh token, and then sends none.
      ...(keys.refreshToken === null
        ? {}
        : { refreshToken: seal(keys.refreshToken, tradierKeyPlace(link.accountId, 'refresh_token')) }),
      expiresAt: new Date(now().getTime() + keys.expiresInS * 1000),
      refreshHeldUntil: null,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'bad_request') await expire(link);
    else log.warn({ code: error.code }, 'could not refresh a Tradier token yet');
  }
  return true;
}

/** Tradier rejects the refresh token: the member has to link the account again. */
const expire = (link: rows.ClaimedTradierLink) =>
  transaction(async (tx) => {
    const isOurs = await rows.saveRefreshedTokens(tx, link, {
      refreshToken: null,
      expiresAt: now(),
      refreshHeldUntil: null,
    });
    if (!isOurs) return;
    const { accountId: subject } = link;
    await recordAudit(tx, { event: 'tradier_refresh_refused', result: 'refused', subject, origin: ownOrigin });
  });
