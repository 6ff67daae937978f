import { now } from '@/lib/server/clock';
import { db, transaction } from '@/lib/server/db/pool';
import { log } from '@/lib/server/log';
import { listDuePlaces, lockPlace } from '@/lib/server/repositories/place-claims';
import { findOffer, leaveWaiting, listStaleOffers } from '@/lib/server/repositories/place-waiting';
import { tendPlace } from '@/lib/server/services/place-decisions';
import { offerNext } from '@/lib/server/services/place-seats';

/** Places looked after in one go, each in a transaction of its own. */
const batch = 100;

/** What time does to places: claims are confirmed, leaders warned, silent ones lapse, offers pass on. */
export async function tendPlaces() {
  const tended = await untilDone(async () => {
    const due = await listDuePlaces(db(), now(), batch);
    for (const { placeId } of due) await transaction((tx) => tendPlace(tx, placeId, now()));
    return due.length;
  });
  const passedOn = await untilDone(async () => {
    const stale = await listStaleOffers(db(), now(), batch);
    for (const { placeId } of stale) await passOn(placeId);
    return stale.length;
  });
  if (tended + passedOn > 0) log.info({ tended, passedOn }, 'places looked after');
}

async function passOn(placeId: string) {
  await transaction(async (tx) => {
    await lockPlace(tx, placeId);
    const at = now();
    const offer = await findOffer(tx, placeId);
    if (!offer?.offeredUntil || offer.offeredUntil > at) return;
    await leaveWaiting(tx, offer);
    await offerNext(tx, placeId, at);
  });
}

async function untilDone(work: () => Promise<number>) {
  let total = 0;
  for (;;) {
    const done = await work();
    total += done;
    if (done < batch) return total;
  }
}
