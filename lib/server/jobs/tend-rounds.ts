import { roundRules } from '@/lib/domain/rounds';
import { now } from '@/lib/server/clock';
import { db } from '@/lib/server/db/pool';
import { log } from '@/lib/server/log';
import { listRoundsWithLate } from '@/lib/server/repositories/commitments';
import { listRoundsToClose } from '@/lib/server/repositories/rounds';
import { beginClosing, dropLateCommitments } from '@/lib/server/services/round-endings';

/** What time does to rounds: the last 48 hours begin, and what nobody confirmed anew is cancelled. */
export async function tendRounds() {
  const closing = await listRoundsToClose(db(), new Date(now().getTime() + roundRules.cancelHours * 3_600_000));
  for (const { slug } of closing) await beginClosing(slug);
  let dropped = 0;
  for (const { slug } of await listRoundsWithLate(db(), now())) dropped += await dropLateCommitments(slug);
  if (closing.length + dropped > 0) log.info({ closing: closing.length, dropped }, 'rounds looked after');
}
