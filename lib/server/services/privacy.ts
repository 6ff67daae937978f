import type { BrowserIds, OwnData } from '@/lib/contracts/privacy';
import { db, transaction } from '../db/pool';
import type { Origin } from '../origin';
import { forgetBrowser } from '../repositories/accounts';
import { deleteTouches, findTouches } from '../repositories/attribution';
import { deleteEventsOf, findEventsOf } from '../repositories/events';
import { deleteExposuresOf, findExposuresOf } from '../repositories/experiments';
import { deleteKeptResearch, findKeptResearch } from '../repositories/kept-research';
import { enforceNetworkLimit } from './limits';

const mostListed = 200;
const idsOf = ({ uniqueId, sessionId }: BrowserIds) => [uniqueId, sessionId].filter((id) => id !== undefined);
const accountOf = (id: string) => ({ kind: 'account' as const, id });

/** What we keep about a browser, how the account that is signed in came here and what it keeps for its research. */
export async function readOwnData(
  browser: BrowserIds,
  accountId: string | undefined,
  origin: Origin,
): Promise<OwnData> {
  await enforceNetworkLimit('ownDataByIp', origin);
  const ids = idsOf(browser);
  const events = ids.length === 0 ? [] : await findEventsOf(db(), ids, mostListed);
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
    research: accountId === undefined ? null : await findKeptResearch(db(), accountId),
  };
}

/** That a browser was shown its half of a comparison is listed among what else it did. */
const toEvent = ({ at, experiment }: { at: Date; experiment: string }) => ({
  at,
  name: 'comparison',
  path: experiment,
  referrer: null,
  utm: null,
});

/** Deletes it for good. Who sent a customer stays: a commission hangs on it, and it is not about the browser. */
export async function deleteOwnData(browser: BrowserIds, accountId: string | undefined, origin: Origin) {
  await enforceNetworkLimit('ownDataByIp', origin);
  return transaction(async (tx) => {
    const ids = idsOf(browser);
    const events = ids.length === 0 ? 0 : (await deleteEventsOf(tx, ids)) + (await deleteExposuresOf(tx, ids));
    if (accountId === undefined) return events;
    await forgetBrowser(tx, accountId);
    return events + (await deleteTouches(tx, accountOf(accountId)));
  });
}

/** Deletes what an account keeps for its research; the account stays. */
export async function deleteOwnResearch(accountId: string, origin: Origin) {
  await enforceNetworkLimit('ownDataByIp', origin);
  return transaction((tx) => deleteKeptResearch(tx, accountId));
}
