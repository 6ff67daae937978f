import { and, eq, isNotNull } from 'drizzle-orm';
import { seededRandom, seedOf } from '@/lib/domain/shared/random';
import type { Database } from '@/lib/server/platform/db/pool';
import { memberOutcomes, outcomeMembers } from '@/lib/server/platform/db/schema/outcomes';
import { trades, type TradeRecordRow } from '@/lib/server/platform/db/schema/trades';

/** Ids of generated survey members, which are not people: enough for the results to be published. */
const samples = Array.from({ length: 42 }, (_, index) => `sample-${String(index + 1).padStart(2, '0')}`);

/**
 * Adds generated answers to a demo's outcome survey: options bought near the ask and sold near the bid of the sample
 * signals. Each answer is determined by its member and its signal, so this can run at every start.
 */
export async function seedOutcomes(db: Database) {
  const closed = await db
    .select()
    .from(trades)
    .where(and(eq(trades.variant, 'live'), eq(trades.isSample, true), isNotNull(trades.closeDate)));
  const answers = closed.flatMap((trade) => samples.flatMap((memberId) => sampleAnswer(memberId, trade) ?? []));
  if (answers.length === 0) return;
  await db.transaction(async (tx) => {
    const joinedAt = new Date(Math.min(...answers.map(({ reportedAt }) => reportedAt.getTime())));
    const members = samples.map((id) => ({ id, isSample: true, joinedAt }));
    await tx.insert(outcomeMembers).values(members).onConflictDoNothing();
    await tx.insert(memberOutcomes).values(answers).onConflictDoNothing();
  });
}

function sampleAnswer(memberId: string, { id, bidCents, roiBp, closeDate }: TradeRecordRow) {
  const random = seededRandom(seedOf(`${memberId} ${id}`));
  if (closeDate === null || roiBp === null || random.unit() > 0.35) return undefined;
  const soldCents = (bidCents * (10_000 + roiBp)) / 10_000;
  return {
    memberId,
    signalId: id,
    paidCents: Math.max(1, Math.round(bidCents * (1.01 + random.unit() * 0.05))),
    receivedCents: Math.max(0, Math.round(soldCents * (1 - random.unit() * 0.06))),
    reportedAt: new Date(`${closeDate}T22:00:00.000Z`),
  };
}
