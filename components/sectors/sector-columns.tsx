import { DrawnSparkline } from '@/components/charts/drawn-sparkline';
import { Link } from '@/components/ui/link';
import { SignedFigure } from '@/components/ui/signed-figure';
import type { Column } from '@/components/ui/table';
import type { ColumnNames, FigureColumn } from '@/lib/content/sector-columns';
import type { StockLine } from '@/lib/content/stock-lines';
import { paths } from '@/lib/domain/paths';
import type { SymbolOrder } from '@/lib/domain/research';
import styles from './sector-columns.module.css';

export type ColumnKey = SymbolOrder | 'weekly';

/** A gain or a loss has its mark; the day's stands beside the ticker on a card. */
const signed: readonly string[] = ['change', 'revenue-growth'] satisfies FigureColumn[];

/** The eleven columns that can be sorted, and a year of weekly closes. */
export const sectorColumns = (names: ColumnNames): readonly Column<StockLine, ColumnKey>[] => [
  { key: 'ticker', header: names.ticker, isRowHeader: true, onCard: 'title', cell: toTicker },
  { key: 'name', header: names.name, onCard: 'line', cell: toName },
  ...Object.entries(names).slice(2).map(toFigureColumn),
  { key: 'weekly', header: '52 weeks', isUnsorted: true, cell: toWeekly },
];

function toFigureColumn([name, header]: [string, string]): Column<StockLine, ColumnKey> {
  // The names are the record's own keys, which TypeScript forgets.
  const key = name as FigureColumn;
  return {
    key,
    header,
    isNumeric: true,
    onCard: key === 'change' ? 'aside' : 'detail',
    cell: ({
      figures: {
        [key]: { text, value },
      },
    }) =>
      signed.includes(key) && value !== null ? (
        <SignedFigure of={value} hasMark>
          {text}
        </SignedFigure>
      ) : (
        text
      ),
  };
}

function toTicker({ ticker, isStock }: StockLine) {
  return isStock ? (
    <Link href={paths.stock(ticker)} className={styles.ticker}>
      {ticker}
    </Link>
  ) : (
    ticker
  );
}

function toName({ name, year }: StockLine) {
  return (
    <span className={styles.name}>
      <span>{name}</span>
      {year ? <span className={styles.year}>{year}</span> : null}
    </span>
  );
}

function toWeekly({ spark, weeks }: StockLine) {
  return spark ? <DrawnSparkline {...spark} summary={weeks} /> : '–';
}
