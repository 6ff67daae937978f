import { Sparkline } from '@/components/charts/sparkline';
import { Link } from '@/components/ui/link';
import { SignedFigure } from '@/components/ui/signed-figure';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { changeSize, notKnown, price } from '@/lib/content/market-figures';
import type { SymbolRow } from '@/lib/contracts/symbols';
import { fullDate } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import styles from './stock-cells.module.css';

/** Cells of a stock, the same in every list of stocks. */

export const toStock = ({ ticker, name }: Pick<SymbolRow, 'ticker' | 'name'>) => (
  <span className={styles.stock}>
    <Link href={paths.stock(ticker)}>{ticker}</Link>
    <span className={styles.name}>{name}</span>
  </span>
);

export const toPrice = ({ price: amount, priceDay }: Pick<SymbolRow, 'price' | 'priceDay'>) => (
  <span className={styles.stock}>
    <span>{price(amount)}</span>
    {priceDay ? <span className={styles.name}>{fullDate(priceDay)}</span> : null}
  </span>
);

export const toChange = (change: number | null) =>
  change === null ? (
    notKnown
  ) : (
    <SignedFigure of={change} hasMark>
      {changeSize(change)}
    </SignedFigure>
  );

export function toYear({ ticker, weekly }: Pick<SymbolRow, 'ticker' | 'weekly'>) {
  const change = yearChange(weekly);
  if (change === null) return <VisuallyHidden>{notKnown}</VisuallyHidden>;
  const way = change === 0 ? 'unchanged' : `${change > 0 ? 'up' : 'down'} ${changeSize(change)}`;
  return <Sparkline values={weekly} summary={`${ticker} over ${weekly.length} weeks: ${way}`} />;
}

/** Percent from the first of the weekly closes to the last. */
export function yearChange(weekly: readonly number[]) {
  const [first, last] = [weekly[0], weekly.at(-1)];
  return first === undefined || last === undefined || first === 0 ? null : 100 * (last / first - 1);
}
