import {
  columnDollars,
  fiscalYearName,
  notKnown,
  notMeaningful,
  pegText,
  ratio,
} from '@/lib/content/market/market-figures';
import { stockCopy as copy } from '@/lib/content/research/stocks';
import type { SymbolPage } from '@/lib/contracts/research/symbols';
import type { RankedMetric } from '@/lib/domain/research/research';
import { figureOf } from '@/lib/domain/research/sector-rank';
import { fundFigures } from './fund-rows';
import { yearRange, type KeyFigure, type KeyFigures } from './key-figure';

/** A stock's key figures beside its sector's, formatted, each with a note on its basis. */
export function keyFigures(stock: SymbolPage): KeyFigures {
  const { standing, fiscalYear } = stock;
  if (stock.fund) return fundFigures(stock, stock.fund);
  const year = fiscalYearName(fiscalYear);
  const rows = metrics.map(({ metric, note, write }): KeyFigure => {
    const found = standing?.figures.find((one) => one.metric === metric);
    const value = figureOf(stock, metric);
    return {
      label: copy.figures[metric],
      note: note(year),
      value: value === null && isOfYear(metric) && fiscalYear === null ? notKnown : write(value),
      median: found ? write(found.median) : notKnown,
      percentile: found?.percentile ?? null,
    };
  });
  return {
    sector: standing?.sector ?? null,
    rows: [...rows, ...yearRange(stock)],
    returns: null,
  };
}

const percent = (value: number | null) => (value === null ? notKnown : `${value.toFixed(1).replace('-', '−')}%`);
const ofYear = (year: string) => year;

const metrics: readonly {
  metric: RankedMetric;
  note: (year: string) => string;
  write: (v: number | null) => string;
}[] = [
  { metric: 'marketCap', note: () => copy.figures.capNote, write: columnDollars },
  { metric: 'peRatio', note: copy.figures.peNote, write: ratio },
  { metric: 'pegRatio', note: () => copy.figures.pegNote, write: pegText },
  { metric: 'revenue', note: ofYear, write: columnDollars },
  { metric: 'revenueGrowth', note: copy.figures.growthNote, write: percent },
  { metric: 'netMargin', note: ofYear, write: (value) => (value === null ? notMeaningful : percent(value)) },
  { metric: 'cashFlow', note: ofYear, write: columnDollars },
  { metric: 'dividendYield', note: copy.figures.dividendNote, write: percent },
];

/** Ratios that need a fiscal year. Without one they are not available, which differs from not meaningful. */
const isOfYear = (metric: RankedMetric) => metric === 'peRatio' || metric === 'pegRatio' || metric === 'netMargin';
