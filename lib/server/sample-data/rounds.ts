import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { publicFrom, type RoundState } from '@/lib/domain/investing/rounds';
import type { Database } from '@/lib/server/platform/db/pool';
import { roundMoves, rounds } from '@/lib/server/platform/db/schema/rounds';
import { sampleRounds, shared } from './round-sample';

/** Adds sample rounds, one for each state that visitors can see. None can be invested in. */
export async function seedRounds(db: Database, today: DateOnly) {
  const noon = (days: number) => new Date(`${addDays(today, days)}T12:00:00Z`);
  for (const { shownDay, firstLookHours, steps, deadlineDay, ...sample } of sampleRounds) {
    const firstLookAt = noon(shownDay);
    const id = `sample:${sample.slug}`;
    const moves = [{ day: shownDay, to: 'testing-waters' as RoundState }, ...steps];
    const last = moves.at(-1) ?? { day: shownDay, to: 'testing-waters' as RoundState };
    const inserted = await db
      .insert(rounds)
      .values({
        ...shared,
        ...sample,
        id,
        state: last.to,
        stateAt: noon(last.day),
        createdAt: noon(shownDay - 5),
        firstLookHours,
        firstLookAt,
        publicAt: publicFrom(firstLookAt, firstLookHours),
        deadlineAt: deadlineDay === null ? null : noon(deadlineDay),
        formCFiledOn: steps.length === 0 ? null : addDays(today, shownDay + 7),
        isSample: true,
      })
      .onConflictDoNothing()
      .returning({ id: rounds.id });
    if (inserted.length === 0) continue;
    await db.insert(roundMoves).values(
      moves.map(({ day, to }, index) => ({
        roundId: id,
        at: noon(day),
        fromState: moves[index - 1]?.to ?? 'draft',
        toState: to,
      })),
    );
  }
}
