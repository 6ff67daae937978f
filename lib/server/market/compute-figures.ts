import { now } from '@/lib/server/platform/clock';
import type { Handle } from '@/lib/server/platform/db/pool';
import { saveSymbolFigures, replaceSectorFigures } from './computed-figures-repository';
import {
  listLastCloses,
  listMembers,
  listMonthlyCloses,
  listOwnership,
  listShares,
  listStatements,
  listYearCloses,
  listYearlyRecommendations,
} from './market-figures-repository';
import { sectorFiguresOf } from './sector-figures';
import { symbolFiguresOf } from './symbol-figures';

/**
 * Recomputes a symbol's latest figures from its prices and statements. Call it in the transaction that changed those.
 */
export const computeFiguresOfSymbol = (handle: Handle, ticker: string) => computeFiguresOfSymbols(handle, [ticker]);

/** Recomputes a sector's figures by year and month after its members' data changed. Call it in a transaction. */
export const computeFiguresOfSector = (handle: Handle, slug: string) => computeFiguresOfSectors(handle, [slug]);

export async function computeFiguresOfSymbols(handle: Handle, tickers: readonly string[]) {
  const lastCloses = await listLastCloses(handle, tickers);
  const years = new Map((await listYearCloses(handle, tickers)).map((year) => [year.ticker, year]));
  const statements = await listStatements(handle, tickers);
  const shares = await listShares(handle, tickers);
  const [closesOf, statementsOf] = [byTicker(lastCloses), byTicker(statements)];
  const workedOutAt = now();
  const rows = shares.flatMap(({ ticker, shares: outstanding }) => {
    const inputs = {
      closes: closesOf(ticker),
      year: years.get(ticker),
      statements: statementsOf(ticker),
      outstanding,
    };
    const figures = symbolFiguresOf(inputs);
    return figures ? [{ ...figures, ticker, workedOutAt }] : [];
  });
  await saveSymbolFigures(handle, rows);
}

export async function computeFiguresOfSectors(handle: Handle, slugs: readonly string[]) {
  const members = await listMembers(handle, slugs);
  const tickers = [...new Set(members.map(({ ticker }) => ticker))];
  const statementsOf = byTicker(await listStatements(handle, tickers));
  const ownershipOf = byTicker(await listOwnership(handle, tickers));
  const recommendationsOf = byTicker(await listYearlyRecommendations(handle, tickers));
  const closesOf = byTicker(await listMonthlyCloses(handle, tickers));
  const rows = slugs.flatMap((slug) => {
    const own = members.filter((member) => member.slug === slug).map(({ ticker }) => ticker);
    const figures = sectorFiguresOf(
      own.map((ticker) => ({
        statements: statementsOf(ticker),
        ownership: ownershipOf(ticker),
        recommendations: recommendationsOf(ticker),
        closes: closesOf(ticker),
      })),
    );
    return figures.map((figure) => ({ ...figure, slug, members: own.length }));
  });
  await replaceSectorFigures(handle, slugs, rows);
}

function byTicker<Row extends { ticker: string }>(rows: readonly Row[]) {
  const grouped = Map.groupBy(rows, ({ ticker }) => ticker);
  return (ticker: string): readonly Row[] => grouped.get(ticker) ?? [];
}
