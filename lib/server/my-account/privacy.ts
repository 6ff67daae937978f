import type { BrowserIds, OwnData } from '@/lib/contracts/my-account/privacy';
import { db, transaction } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { clearBrowser } from '@/lib/server/accounts/accounts-repository';
import { deleteTouches, findTouches } from '@/lib/server/visits/attribution-repository';
import { deleteEventsOf, findEventsOf } from '@/lib/server/visits/events-repository';
import { deleteExposuresOf, findExposuresOf } from '@/lib/server/visits/experiments-repository';
import { deleteSavedResearch, findSavedResearch } from '@/lib/server/research/watchlists/saved-research-repository';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

const maxListed = 200;
const idsOf = ({ uniqueId, sessionId }: BrowserIds) => [uniqueId, sessionId].filter((id) => id !== undefined);
const accountOf = (id: string) => ({ kind: 'account' as const, id });

/** The data stored about a browser and, if signed in, the account's attribution and research data. */
export async function readOwnData(
  browser: BrowserIds,
  accountId: string | undefined,
  origin: Origin,
): Promise<OwnData> {
  await enforceNetworkLimit('ownDataByIp', origin);
  const ids = idsOf(browser);
  const events = ids.length === 0 ? [] : await findEventsOf(db(), ids, maxListed);
  const seen = ids.length === 0 ? [] : await findExposuresOf(db(), ids);
  const touches = accountId === undefined ? [] : await findTouches(db(), accountOf(accountId));
  return {
    events: [...events, ...seen.map(toEvent)]
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ at, name, path, referrer, utm }) => ({ at: at.toISOString(), name, path, referrer, utm })),
    total: (events[0]?.total ?? 0) + seen.length,
    touches: touches
      .sort((a, b) => a.place.localeCompare(b.place))
      .map(({ place, at, path, referrer, utm, referredBy }) => ({
        place,
        at: at.toISOString(),
        path,
        referrer,
        utm,
        referredBy,
      })),
    research: accountId === undefined ? null : await findSavedResearch(db(), accountId),
  };
}

/** Lists an experiment exposure among the browser's events. */
const toEvent = ({ at, experiment }: { at: Date; experiment: string }) => ({
  at,
  name: 'comparison',
  path: experiment,
  referrer: null,
  utm: null,
});

/**
 * Deletes the browser's data. Referral bindings stay: commissions depend on them, and they are not about the browser.
 */
export async function deleteOwnData(browser: BrowserIds, accountId: string | undefined, origin: Origin) {
  await enforceNetworkLimit('ownDataByIp', origin);
  return transaction(async (tx) => {
    const ids = idsOf(browser);
    const events = ids.length === 0 ? 0 : (await deleteEventsOf(tx, ids)) + (await deleteExposuresOf(tx, ids));
    if (accountId === undefined) return events;
    await clearBrowser(tx, accountId);
    return events + (await deleteTouches(tx, accountOf(accountId)));
  });
}

/** Deletes an account's research data but not the account. */
export async function deleteOwnResearch(accountId: string, origin: Origin) {
  await enforceNetworkLimit('ownDataByIp', origin);
  return transaction((tx) => deleteSavedResearch(tx, accountId));
}
