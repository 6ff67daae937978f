import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { Candles } from '@/lib/contracts/research/charts';
import { changeSize, price } from '@/lib/content/market/market-figures';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './candles.module.css';

/** The change over the range, with the day it starts from: the prices may begin later than the range. */
export function RangeChange({ bars: { day, close } }: { bars: Pick<Candles, 'day' | 'close'> }) {
  const [first, last] = [close[0], close.at(-1)];
  if (day.length < 2 || !first || last === undefined) return null;
  return (
    <p className={styles.change}>
      <SignedFigure of={last - first} hasMark>
        {price(Math.abs(last - first))} ({changeSize((last / first - 1) * 100)})
      </SignedFigure>{' '}
      since {fullDate(day[0] ?? '')}
    </p>
  );
}
