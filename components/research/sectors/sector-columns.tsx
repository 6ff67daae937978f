import { DrawnSparkline } from '@/components/charts/lines/drawn-sparkline';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { Column } from '@/components/ui/tables/table';
import type { ColumnNames, FigureColumn } from '@/lib/content/research/sector-columns';
import { paths } from '@/lib/domain/shared/paths';
import type { SymbolOrder } from '@/lib/domain/research/research';
import type { DrawnStockLine } from '@/lib/server/research/stocks/page-props/stocks-view';
import styles from './sector-columns.module.css';

export type ColumnKey = SymbolOrder | 'weekly';

/** Columns that mark gains and losses. */
const signed: readonly string[] = ['change', 'revenue-growth'] satisfies FigureColumn[];

/** The sortable columns, and a 52-week sparkline. */
export const sectorColumns = (names: ColumnNames): readonly Column<DrawnStockLine, ColumnKey>[] => [
  { key: 'ticker', header: names.ticker, isRowHeader: true, onCard: 'title', cell: toTicker },
  { key: 'name', header: names.name, onCard: 'line', cell: toName },
  ...Object.entries(names).slice(2).map(toFigureColumn),
  { key: 'weekly', header: '52 weeks', isUnsorted: true, cell: toWeekly },
];

function toFigureColumn([name, header]: [string, string]): Column<DrawnStockLine, ColumnKey> {
  // Object.entries widens the key type to string.
  const key = name as FigureColumn;
  return {
    key,
    header,
    isNumeric: true,
    ...(key === 'price' ? { onCard: 'aside' } : {}),
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

function toTicker({ ticker, isStock }: DrawnStockLine) {
  return isStock ? (
    <Link href={paths.stock(ticker)} className={styles.ticker}>
      {ticker}
    </Link>
  ) : (
    ticker
  );
}

function toName({ name, year }: DrawnStockLine) {
  return (
    <span className={styles.name}>
      <span title={name}>{name}</span>
      {year ? <span className={styles.year}>{year}</span> : null}
    </span>
  );
}

function toWeekly({ spark, weeks, isStock }: DrawnStockLine) {
  return spark ? <DrawnSparkline {...spark} summary={weeks} /> : isStock && '–';
}
