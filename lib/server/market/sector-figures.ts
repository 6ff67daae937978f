import { pegYears, type Figure } from '@/lib/domain/market/market-formulas';
import { equalWeightedIndex, medianOf, sumOf, usedOf } from '@/lib/domain/market/market-series';
import { statementFigure, yearlyMetrics } from '@/lib/domain/research/sector-metrics';
import type {
  FundOwnershipRow,
  RecommendationRow,
  SectorFigureRow,
  YearlyFundamentalsRow,
} from '@/lib/server/platform/db/schema/figures';
import type { PeriodClose } from './market-figures-repository';
import { provenanceOf, type Provenance } from './figure-provenance';
import { closedAt } from './symbol-figures';

/**
 * Data of a sector's member: yearly statements, fund ownership, the last recommendations of each year, and monthly
 * closes.
 */
export type Member = {
  statements: readonly YearlyFundamentalsRow[];
  ownership: readonly FundOwnershipRow[];
  recommendations: readonly RecommendationRow[];
  closes: readonly PeriodClose[];
};
export type SectorFigure = Omit<SectorFigureRow, 'slug' | 'members'>;

const statementMetrics = ['revenue', 'net-income', 'cash-flow', 'net-margin', 'pe-ratio', 'peg-ratio'] as const;

/**
 * Aggregates the members' figures: money is summed, and ratios take the median, because a single P/E of 900 does not
 * describe the sector.
 */
type Added = (figures: readonly Figure[]) => number | null;

export function sectorFiguresOf(members: readonly Member[]): SectorFigure[] {
  const statements = members.map((member) => byYear(member.statements, ({ fiscalYear }) => fiscalYear));
  const ownership = members.map((member) => byYear(member.ownership, ({ year }) => year));
  const recommendationsByYear = members.map((member) =>
    byYear(member.recommendations, ({ month }) => Number(month.slice(0, 4))),
  );
  return [
    ...statementMetrics.flatMap((metric) =>
      yearly(metric, statements, yearlyMetrics[metric].way === 'sum' ? sumOf : medianOf, (row, years) =>
        statementFigure(metric, row, years.get(row.fiscalYear - pegYears)),
      ),
    ),
    ...yearly('fund-ownership', ownership, medianOf, ({ shareBp }) => shareBp && shareBp / 100),
    ...(['strongBuy', 'buy', 'hold', 'sell', 'strongSell'] as const).flatMap((stand) =>
      yearly(
        'recommendation-trends',
        recommendationsByYear,
        sumOf,
        (row) => row[stand],
        stand.replace(/B|S/, (c) => `-${c.toLowerCase()}`),
      ),
    ),
    ...priceIndex(members),
  ];
}

type Years<Row> = ReadonlyMap<number, Row>;

function yearly<Row extends Provenance>(
  metric: string,
  members: readonly Years<Row>[],
  added: Added,
  figureOf: (row: Row, years: Years<Row>) => Figure,
  series = 'sector',
): SectorFigure[] {
  return commonYears(members).flatMap((year) => {
    const rows = members.flatMap((years) => {
      const row = years.get(year);
      return row ? [{ row, figure: figureOf(row, years) }] : [];
    });
    const provenance = provenanceOf(rows.map(({ row }) => row));
    if (!provenance) return [];
    const figures = rows.map(({ figure }) => figure);
    return [{ metric, at: String(year), series, value: added(figures), used: usedOf(figures), ...provenance }];
  });
}

/** Fraction of the reporting members that must have reported a year for it to be included. */
const enough = 0.75;
const maxYears = 10;

/**
 * Years that enough members have reported. A year that many have not closed yet would look like a decline, so it is
 * omitted until then.
 */
export function commonYears(members: readonly Years<unknown>[]) {
  const reporting = members.filter((years) => years.size > 0);
  const all = [...new Set(reporting.flatMap((years) => [...years.keys()]))].toSorted((a, b) => a - b);
  const common = all.filter((year) => reporting.filter((years) => years.has(year)).length >= enough * reporting.length);
  return common.slice(-maxYears);
}

function priceIndex(members: readonly Member[]): SectorFigure[] {
  const closes = members.map((member) => new Map(member.closes.map((close) => [close.day.slice(0, 7), close])));
  const months = [...new Set(closes.flatMap((known) => [...known.keys()]))].toSorted();
  const levels = equalWeightedIndex(closes.map((known) => months.map((month) => known.get(month)?.cents)));
  return months.flatMap((month, at): SectorFigure[] => {
    const rows = closes.flatMap((known) => known.get(month) ?? []);
    const provenance = provenanceOf(rows.map((row) => ({ ...row, asOf: closedAt(row.day) })));
    if (!provenance) return [];
    return [
      {
        metric: 'price-index',
        at: month,
        series: 'sector',
        value: levels[at] ?? null,
        used: rows.length,
        ...provenance,
      },
    ];
  });
}

const byYear = <Row>(rows: readonly Row[], yearOf: (row: Row) => number): Years<Row> =>
  new Map(rows.map((row) => [yearOf(row), row]));
