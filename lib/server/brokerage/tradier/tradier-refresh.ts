import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import * as rows from './tradier-repository';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';
import { findTradier, tradierKeyPlace, tradierTotalMs } from './tradier';

/** The origin for work outside of a request. */
const ownOrigin = { ip: '', requestId: 'refresh-tradier', userAgent: '' };

/** How long before its expiration a token is refreshed. Tokens are valid for 24 hours. */
const earlyMs = 3 * 3_600_000;
/** How long a refresh claims a link. After a failure, it is also the delay before the next attempt. */
const holdMs = 9 * 60_000;

/** Refreshes one link whose token expires soon; false when none is due. */
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
      // Tradier omits the refresh token when it has not changed.
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

/** Tradier rejected the refresh token: the member must link the account again. */
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
