import { pegYears } from '@/lib/domain/market/market-formulas';
import { statementFigure, type YearlyMetric } from '@/lib/domain/research/sector-metrics';
import { listMemberOwnership, listMemberStatements } from './sector-charts-repository';
import type { Provenance } from '@/lib/server/market/market-meta';

/** A limit above the size of any sector. */
const allMembers = 1_000_000;

/** A member's value of a metric in one year. */
export type MemberFigure = Provenance & {
  slug: string;
  ticker: string;
  at: string;
  value: number | null;
  marketCap: number | null;
  isRestated: boolean;
};

/** The members' values of a metric before aggregation, in one query. */
export async function readMemberFigures(
  metric: YearlyMetric,
  { slugs, maxPerSector = allMembers }: { slugs: readonly string[]; maxPerSector?: number },
): Promise<MemberFigure[]> {
  if (metric === 'fund-ownership') {
    const rows = await listMemberOwnership({ slugs, max: maxPerSector });
    return rows.map(({ slug, ticker, marketCap, ownership: { year, shareBp, source, asOf, isSample } }) => ({
      ...{ slug, ticker, marketCap, source, asOf, isSample, isRestated: false },
      ...{ at: String(year), value: shareBp === null ? null : shareBp / 100 },
    }));
  }
  const members = await listMemberStatements({ slugs, max: maxPerSector });
  return members.flatMap(({ statements, ...member }) => {
    const byYear = new Map(statements.map((statement) => [statement.fiscalYear, statement]));
    return statements.map((statement) => {
      const { fiscalYear, source, asOf, isSample, isRestated } = statement;
      const value = statementFigure(metric, statement, byYear.get(fiscalYear - pegYears));
      return { ...member, source, asOf, isSample, isRestated, at: String(fiscalYear), value };
    });
  });
}
