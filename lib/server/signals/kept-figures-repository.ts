import { getTableName, sql } from 'drizzle-orm';
import { db } from '@/lib/server/platform/db/pool';
import { preparedRead } from '@/lib/server/platform/db/prepared-read';
import { symbolFigures } from '@/lib/server/platform/db/schema/figures';
import { keptFigures } from '@/lib/server/platform/db/schema/kept-figures';
import { versionOf } from '@/lib/server/platform/db/versioned-read';
import { trades } from '@/lib/server/platform/db/schema/trades';

// The figures of a symbol are written again whenever its prices are.
const sources = sql.param([getTableName(trades), getTableName(symbolFigures)]);

/** The basis that figures of a view have now, and those that are kept for it; null for others or none. */
export const findKeptFigures = preparedRead<
  { view: string; made: string },
  { basis: string; figures: string | null }[]
>('kept_figures', (database) =>
  database
    .select({ basis: sql<string>`b.basis`, figures: keptFigures.figures })
    .from(sql`(select v.version || ' ' || ${sql.placeholder('made')}::text as basis from ${versionOf(sources)} v) b`)
    .leftJoin(
      keptFigures,
      sql`${keptFigures.view} = ${sql.placeholder('view')}::text and ${keptFigures.basis} = b.basis`,
    ),
);

export async function keepFigures(row: typeof keptFigures.$inferInsert) {
  const { basis, figures } = row;
  await db().insert(keptFigures).values(row).onConflictDoUpdate({ target: keptFigures.view, set: { basis, figures } });
}
