import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Database } from '@/lib/server/platform/db/pool';
import { projectLines, projects, projectUpdates } from '@/lib/server/platform/db/schema/projects';

export const sampleProjects = [
  {
    slug: 'sample-open-courses',
    title: 'Open courses',
    summary: 'Ten free evening classes on reading financial statements.',
    text: 'The project holds ten free evening classes on reading balance sheets, income statements and cash flow statements.\n\nThe $6,000 for teachers covers two teachers for ten evenings. If the goal is not reached, fewer classes are held.',
    lines: [
      { label: 'Two teachers, ten classes', budgetCents: 600_000 },
      { label: 'Rooms', budgetCents: 250_000 },
      { label: 'Printed notes', budgetCents: 100_000 },
      { label: 'Reserve for unexpected costs', budgetCents: 50_000 },
    ],
    updates: ['We requested the rooms.'],
  },
  {
    slug: 'sample-data-library',
    title: 'A library of old annual reports',
    summary: 'Scan forty years of annual reports and make them searchable for everyone.',
    text: 'The project scans forty years of annual reports from 50 companies, and anyone can search the text for free.\n\nThe $9,000 for scanning covers the pages and the text recognition. The $1,200 for storage keeps the library online for two years. If the goal is not reached, the most recent reports are scanned first.',
    lines: [
      { label: 'Scanning', budgetCents: 900_000 },
      { label: 'Storage for two years', budgetCents: 120_000 },
    ],
    updates: [],
  },
];

/** Adds sample projects. They have no backers, because backers are never invented. */
export async function seedProjects(db: Database, today: DateOnly) {
  const at = new Date(`${addDays(today, -10)}T12:00:00Z`);
  for (const { lines, updates, ...sample } of sampleProjects) {
    const id = `sample:${sample.slug}`;
    const goalCents = lines.reduce((sum, { budgetCents }) => sum + budgetCents, 0);
    await db.transaction(async (tx) => {
      const inserted = await tx
        .insert(projects)
        .values({ ...sample, id, goalCents, state: 'open', openedAt: at, isSample: true })
        .onConflictDoNothing()
        .returning({ id: projects.id });
      if (inserted.length === 0) return;
      await tx.insert(projectLines).values(lines.map((line, n) => ({ ...line, projectId: id, number: n + 1 })));
      if (updates.length > 0)
        await tx.insert(projectUpdates).values(updates.map((text) => ({ projectId: id, at, text })));
    });
  }
}
