import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import {
  sectorFigures,
  symbolFigures,
  type SectorFigureRow,
  type SymbolFiguresRow,
} from '@/lib/server/platform/db/schema/figures';

/** Rows per statement: a statement can have up to 65,535 parameters. */
const atOnce = 2_000;

export async function saveSymbolFigures(handle: Handle, rows: readonly SymbolFiguresRow[]) {
  const { ticker, ...others } = getTableColumns(symbolFigures);
  const set = Object.fromEntries(
    Object.entries(others).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
  for (let from = 0; from < rows.length; from += atOnce) {
    await handle
      .insert(symbolFigures)
      .values(rows.slice(from, from + atOnce))
      .onConflictDoUpdate({ target: ticker, set });
  }
}

/** Replaces all computed figures of these sectors. Call it in a transaction. */
export async function replaceSectorFigures(handle: Handle, slugs: readonly string[], rows: readonly SectorFigureRow[]) {
  await handle.delete(sectorFigures).where(inArray(sectorFigures.slug, [...slugs]));
  for (let from = 0; from < rows.length; from += atOnce) {
    await handle.insert(sectorFigures).values(rows.slice(from, from + atOnce));
  }
}
