import { Button } from '@/components/ui/forms/button';
import { Segmented } from '@/components/ui/forms/segmented';
import type { Candles } from '@/lib/contracts/research/charts';
import type { PriceLook } from '@/lib/domain/research/price-view';
import styles from './candles.module.css';
import { RangeChange } from './range-change';
import type { useBeside } from './use-beside';

type CandlesControlsProps = {
  bars: Candles;
  look: PriceLook;
  onLook: (look: PriceLook) => void;
  beside: ReturnType<typeof useBeside>;
};

const looks = [
  { value: 'line', label: 'Line' },
  { value: 'candles', label: 'Candles' },
] as const;

/** The change over the range, with the switches for chart type and comparison. */
export function CandlesControls({ bars, look, onLook, beside }: CandlesControlsProps) {
  return (
    <>
      <RangeChange bars={bars} look={look} beside={beside.line} />
      <div className={styles.controls}>
        <Segmented legend="Chart type" options={looks} value={look} onChange={onLook} />
        {beside.options.length > 0 ? (
          <select
            className={styles.select}
            aria-label="Compare with"
            value={beside.key}
            onChange={({ target }) => beside.choose(target.value)}
          >
            <option value="">{beside.key === '' ? 'Compare with…' : 'No comparison'}</option>
            {beside.options.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      {beside.failure ? (
        <p role="alert">
          {beside.failure}{' '}
          <Button weight="plain" onClick={beside.retry}>
            Try again
          </Button>
        </p>
      ) : null}
    </>
  );
}
