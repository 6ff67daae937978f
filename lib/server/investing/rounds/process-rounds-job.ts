import { roundRules } from '@/lib/domain/investing/rounds';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { listRoundsWithLate } from './commitments-repository';
import { listRoundsToClose } from './rounds-repository';
import { beginClosing, cancelUnconfirmedCommitments } from './round-endings';

/** Job: starts the closing of rounds in their last 48 hours, and cancels commitments that were not reconfirmed. */
export async function processDueRounds() {
  const closing = await listRoundsToClose(db(), new Date(now().getTime() + roundRules.cancelHours * 3_600_000));
  for (const { slug } of closing) await beginClosing(slug);
  let dropped = 0;
  for (const { slug } of await listRoundsWithLate(db(), now())) dropped += await cancelUnconfirmedCommitments(slug);
  if (closing.length + dropped > 0) log.info({ closing: closing.length, dropped }, 'rounds processed');
}
