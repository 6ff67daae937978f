import { Sparkline } from '@/components/charts/sparkline';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { SignedFigure } from '@/components/ui/signed-figure';
import type { Column } from '@/components/ui/table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { changeSize, dollars, notKnown, price, ratio } from '@/lib/content/market-figures';
import { watchlistWords as words } from '@/lib/content/watchlists';
import type { Watchlist } from '@/lib/contracts/watchlists';
import { fullDate } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import styles from './list-columns.module.css';

type Row = Watchlist['symbols'][number];
export type ListColumn = 'ticker' | 'price' | 'change' | 'market-cap' | 'pe-ratio' | 'peg-ratio' | 'year' | 'remove';

/** What a column sorts by; the picture by the year's change, the button not at all. */
export const valueOf: Record<ListColumn, (row: Row) => string | number | null> = {
  ticker: ({ ticker }) => ticker,
  price: (row) => row.price,
  change: (row) => row.change,
  'market-cap': (row) => row.marketCap,
  'pe-ratio': (row) => row.peRatio,
  'peg-ratio': (row) => row.pegRatio,
  year: ({ weekly }) => yearChange(weekly),
  remove: () => null,
};

type Presses = { isBusy: boolean; onTake: (ticker: string) => void };

export const listColumns = ({ isBusy, onTake }: Presses): readonly Column<Row, ListColumn>[] => [
  { key: 'ticker', header: 'Stock', isRowHeader: true, onCard: 'title', cell: toName },
  { key: 'price', header: 'Last close', isNumeric: true, onCard: 'aside', cell: toPrice },
  { key: 'change', header: 'Day', isNumeric: true, cell: (row) => toChange(row.change) },
  { key: 'market-cap', header: 'Market cap', isNumeric: true, cell: (row) => dollars(row.marketCap) },
  { key: 'pe-ratio', header: 'P/E', isNumeric: true, cell: (row) => ratio(row.peRatio) },
  { key: 'peg-ratio', header: 'PEG', isNumeric: true, cell: (row) => ratio(row.pegRatio) },
  { key: 'year', header: 'A year', cell: toYear },
  {
    key: 'remove',
    header: 'Change',
    isUnsorted: true,
    cell: ({ ticker }) => (
      <Button weight="plain" isBusy={isBusy} onClick={() => onTake(ticker)} aria-label={words.take(ticker)}>
        {words.takeShort}
      </Button>
    ),
  },
];

const toName = ({ ticker, name }: Row) => (
  <span className={styles.stock}>
    <Link href={paths.stock(ticker)}>{ticker}</Link>
    <span className={styles.name}>{name}</span>
  </span>
);

const toPrice = ({ price: amount, priceDay }: Row) => (
  <span className={styles.stock}>
    <span>{price(amount)}</span>
    {priceDay ? <span className={styles.name}>{fullDate(priceDay)}</span> : null}
  </span>
);

const toChange = (change: number | null) =>
  change === null ? (
    notKnown
  ) : (
    <SignedFigure of={change} hasMark>
      {changeSize(change)}
    </SignedFigure>
  );

function toYear({ ticker, weekly }: Row) {
  const change = yearChange(weekly);
  if (change === null) return <VisuallyHidden>{notKnown}</VisuallyHidden>;
  const way = change === 0 ? 'unchanged' : `${change > 0 ? 'up' : 'down'} ${changeSize(change)}`;
  return <Sparkline values={weekly} summary={`${ticker} over ${weekly.length} weeks: ${way}`} />;
}

function yearChange(weekly: readonly number[]) {
  const [first, last] = [weekly[0], weekly.at(-1)];
  return first === undefined || last === undefined || first === 0 ? null : 100 * (last / first - 1);
}
