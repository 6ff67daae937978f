import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { listDuePlaces, lockPlace } from './place-claims-repository';
import { findOffer, deleteWaitingEntry, listStaleOffers } from './place-waiting-repository';
import { processDuePlace } from './place-decisions';
import { offerNext } from './place-seats';

/** Places per batch; each is processed in its own transaction. */
const batch = 100;

/** Job: confirms claims, warns owners, ends the terms of owners who did not report, and passes on expired offers. */
export async function processDuePlaces() {
  const processed = await untilDone(async () => {
    const due = await listDuePlaces(db(), now(), batch);
    for (const { placeId } of due) await transaction((tx) => processDuePlace(tx, placeId, now()));
    return due.length;
  });
  const passedToNext = await untilDone(async () => {
    const stale = await listStaleOffers(db(), now(), batch);
    for (const { placeId, number } of stale) await passOn(placeId, number);
    return stale.length;
  });
  if (processed + passedToNext > 0) log.info({ processed, passedToNext }, 'places processed');
}

/** Offers a place to the next member, unless the expired offer was accepted or passed on in the meantime. */
async function passOn(placeId: string, number: number) {
  await transaction(async (tx) => {
    await lockPlace(tx, placeId);
    const offer = await findOffer(tx, placeId);
    if (offer?.number !== number) return;
    await deleteWaitingEntry(tx, offer);
    await offerNext(tx, placeId, now());
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
