import { baselinesTitle } from './baseline-table';
import type { StatisticsTable } from './statistics-table';

const baselinesFormula = [
  'Baselines',
  '$1,000 × (close on the closing date / close on the fill date − 1), summed over the trades.',
] as const;

/** Copy of the statistics. See docs/statistics.md for the formulas and their sources. */
export const statisticsCopy = {
  method: 'How we calculate these figures',
  formulas: [
    ['Win rate', 'Wins / (wins + losses). Breakeven trades are excluded. Interval: Wilson (1927), 95%.'],
    [
      'Average trade (expectancy)',
      'Mean result per closed trade on $1,000. Interval: 2.5th to 97.5th percentile of the mean in 2,000 resamples with replacement (Efron, 1979); above 5,000 trades, the normal approximation.',
    ],
    ['Profit factor', 'Gross profit / gross loss. n/a without losses.'],
    [
      'Max drawdown',
      'Largest drop of the running balance from its highest point so far. Results are added in the order the trades were issued; dates are closing dates. Range: the same trades in 2,000 random orders, fewer above 5,000 trades.',
    ],
    ['Price at mid or ask', 'Return = (1 + recorded return) × bid / price paid − 1. Every sale is at the bid.'],
    [
      'Net of costs',
      'Result at the ask − contracts × fee per contract × 2 − subscription / closed trades. Options that expire worthless are not sold, so the second fee is not charged.',
    ],
    baselinesFormula,
    ['Sample size', 'No rates or averages below 30 closed trades.'],
    [
      'Reproducibility',
      'Random numbers come from the mulberry32 generator with the seeds shown, so the same trades always give the same figures.',
    ],
  ],
} as const;

/** The formulas that the given tables use. */
export const formulasOf = (tables: readonly StatisticsTable[]) =>
  statisticsCopy.formulas.filter(
    (formula) => formula !== baselinesFormula || tables.some(({ title }) => title === baselinesTitle),
  );
