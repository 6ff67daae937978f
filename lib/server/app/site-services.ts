import { recordsAway } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { faultOf } from '@/lib/server/platform/db/faults';
import { AppError } from '@/lib/server/platform/errors';
import { redeemTicket } from '@/lib/server/platform/http/revalidation';
import { readVisitorForm } from '@/lib/server/platform/http/visitor-form';
import { log } from '@/lib/server/platform/log/log';
import { noteOutage } from '@/lib/server/platform/outages';
import { settings } from '@/lib/server/platform/settings/env';
import { randomId } from '@/lib/domain/shared/ids';
import type { SiteServices } from '@/lib/server/platform/site-services';

/**
 * The services that pages use. The API is loaded with the first call, which spares tests that make none. `edition` names
 * the code: figures kept by other code are not used.
 */
export const createSiteServices = (edition = randomId()): SiteServices => ({
  settings,
  now,
  log,
  callApi: async (request, connection) => (await import('./api-listener')).callApi(request, connection),
  keptFigures: async (view, make) => {
    const { keptFiguresOf } = await import('@/lib/server/signals/kept-figures');
    return keptFiguresOf(view, edition, make).catch((error: unknown) => {
      if (faultOf(error) === undefined) throw error;
      noteOutage();
      throw new AppError('unavailable', recordsAway, { retryAfterS: 2, cause: error });
    });
  },
  readVisitorForm,
  noteOutage,
  redeemTicket,
});
