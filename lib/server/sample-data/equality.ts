import type { DateOnly } from '@/lib/domain/shared/dates';
import { backgrounds, nextPublication, type Background, type Publication } from '@/lib/domain/investing/equality';
import { findLastPublication, insertPublication } from '@/lib/server/investing/equality/equality-repository';
import type { Database } from '@/lib/server/platform/db/pool';

/** Fictional quarters. `people` is in the order of the list of backgrounds. */
const sampleQuarters = [
  { on: '2026-01-01', people: [9, 6, 2, 3, 4, 5, 14, 3], population: 140 },
  { on: '2026-04-01', people: [17, 11, 3, 4, 6, 8, 21, 5], population: 215 },
  { on: '2026-07-01', people: [29, 18, 4, 7, 9, 13, 30, 8], population: 310 },
  { on: '2026-10-01', people: [41, 27, 4, 12, 14, 19, 43, 11], population: 395 },
] as const;

/** Adds the sample publications up to today, unless something was published already. */
export async function seedEquality(db: Database, today: DateOnly) {
  if (await findLastPublication(db)) return;
  let before: Publication | null = null;
  for (const { on, people, population } of sampleQuarters) {
    if (on > today) return;
    const answers = Object.fromEntries(backgrounds.map((name, at) => [name, people[at] ?? 0]));
    before = nextPublication(answers as Record<Background, number>, before);
    await insertPublication(db, { on, counts: before, population, isSample: true });
  }
}
