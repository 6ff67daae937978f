import { databaseUnavailable } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { databaseFailureOf } from '@/lib/server/platform/db/faults';
import { AppError } from '@/lib/server/platform/errors';
import { redeemTicket } from '@/lib/server/platform/http/revalidation';
import { readVisitorForm } from '@/lib/server/platform/http/visitor-form';
import { log } from '@/lib/server/platform/log/log';
import { recordOutage } from '@/lib/server/platform/outages';
import { settings } from '@/lib/server/platform/settings/env';
import { randomId } from '@/lib/domain/shared/ids';
import type { SiteServices } from '@/lib/server/platform/site-services';
import { withinLimits } from './visitor-limits';

/**
 * The services that pages use. The API is imported on the first call, so that tests that make no call do not load it.
 * `edition` identifies the version of the code: figures stored by another version are not used.
 */
export const createSiteServices = (edition = randomId()): SiteServices => ({
  settings,
  now,
  log,
  callApi: async (request, connection) => (await import('./api-listener')).callApi(request, connection),
  keptFigures: async (view, make) => {
    const { storedFiguresOf } = await import('@/lib/server/signals/stored-figures');
    return storedFiguresOf(view, edition, make).catch(throwOutage);
  },
  figureTrades: async (variant) => {
    const { figureTradesOf } = await import('@/lib/server/signals/figure-trades');
    return figureTradesOf(variant).catch(throwOutage);
  },
  withinLimits: (request, work) => withinLimits(request, work).catch(throwOutage),
  readVisitorForm,
  recordOutage,
  redeemTicket,
});

/** If the database is unavailable, throws the error that makes the page respond with 503. */
function throwOutage(error: unknown): never {
  if (databaseFailureOf(error) === undefined) throw error;
  recordOutage();
  throw new AppError('unavailable', databaseUnavailable, { retryAfterS: 2, cause: error });
}
