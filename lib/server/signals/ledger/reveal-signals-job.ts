import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { listDueReveals } from './ledger-repository';
import { openLedger } from './ledger-writer';

/** Job: publishes signals whose members-first period has ended. */
export async function revealDueSignals() {
  const at = now();
  for (const { signalId, isSample } of await listDueReveals(db(), utcDay(at)))
    await transaction(async (tx) => {
      const ledger = await openLedger(tx, { at, isSample });
      await ledger.reveal(signalId);
    });
}
