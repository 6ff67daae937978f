import { getTableName, sql } from 'drizzle-orm';
import { db, preparedRead } from '@/lib/server/platform/db/pool';
import { symbolFigures } from '@/lib/server/platform/db/schema/figures';
import { storedFigures } from '@/lib/server/platform/db/schema/stored-figures';
import { versionOf } from '@/lib/server/platform/db/versioned-read';
import { trades } from '@/lib/server/platform/db/schema/trades';

// A symbol's figures are rewritten whenever its prices change, so their version covers the prices.
export const figureSources = (usesPrices: boolean) =>
  (usesPrices ? [trades, symbolFigures] : [trades]).map((table) => getTableName(table));

/** The current basis of a view's figures, and the figures stored for that basis; null when there are none. */
export const findStoredFigures = preparedRead<
  { view: string; made: string; names: string[] },
  { basis: string; figures: string | null }[]
>('kept_figures', (database) =>
  database
    .select({ basis: sql<string>`b.basis`, figures: storedFigures.figures })
    .from(
      sql`(select v.version || ' ' || ${sql.placeholder('made')}::text as basis from ${versionOf(sql.placeholder('names'))} v) b`,
    )
    .leftJoin(
      storedFigures,
      sql`${storedFigures.view} = ${sql.placeholder('view')}::text and ${storedFigures.basis} = b.basis`,
    ),
);

export async function saveFigures(row: typeof storedFigures.$inferInsert) {
  const { basis, figures } = row;
  await db()
    .insert(storedFigures)
    .values(row)
    .onConflictDoUpdate({ target: storedFigures.view, set: { basis, figures } });
}
