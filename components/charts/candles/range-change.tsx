import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { Candles } from '@/lib/contracts/research/charts';
import { price, withSign } from '@/lib/content/market/market-figures';
import { besideAt, signedChange } from '@/lib/charts/candle-text';
import { fullDate } from '@/lib/domain/shared/dates';
import type { PriceLook } from '@/lib/domain/research/price-view';
import type { BesideLine } from './candles-plot';
import styles from './candles.module.css';

type RangeChangeProps = {
  bars: Pick<Candles, 'symbol' | 'day' | 'close'>;
  look: PriceLook;
  beside: BesideLine | null;
};

/**
 * The change over the range and the date it starts from, because prices may begin later than the range does. With a
 * comparison, both lines are named here, since labels in the plot would cover their ends.
 */
export function RangeChange({ bars: { symbol, day, close }, look, beside }: RangeChangeProps) {
  const [first, last] = [close[0], close.at(-1)];
  if (day.length < 2 || !first || last === undefined) return null;
  const [difference, percent] = [last - first, (last / first - 1) * 100];
  return (
    <p className={styles.change}>
      {beside ? (
        <>
          {look === 'line' ? <span className={styles.first} /> : null}
          {symbol}{' '}
        </>
      ) : null}
      <SignedFigure of={difference} hasMark>
        {withSign(difference, price(Math.abs(difference)))} ({signedChange(percent)})
      </SignedFigure>{' '}
      since {fullDate(day[0] ?? '')}
      {besideAt(beside, day.length - 1).map(({ label, change }) => (
        <span key={label}>
          {' · '}
          <span className={styles.second} />
          {label}{' '}
          <SignedFigure of={change} hasMark>
            {signedChange(change)}
          </SignedFigure>
        </span>
      ))}
    </p>
  );
}
