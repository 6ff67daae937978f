import { Button } from '@/components/ui/forms/button';
import { Segmented } from '@/components/ui/forms/segmented';
import type { Candles } from '@/lib/contracts/research/charts';
import styles from './candles.module.css';
import type { PriceLook } from './candles-plot';
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

/** The change over the range, and the available switches: on phones below the line. */
export function CandlesControls({ bars, look, onLook, beside }: CandlesControlsProps) {
  return (
    <>
      <RangeChange bars={bars} beside={beside.line} />
      <div className={styles.controls}>
        <Segmented legend="Chart type" options={looks} value={look} onChange={onLook} />
        {beside.label ? (
          <Button weight={beside.isOn ? 'solid' : 'outline'} aria-pressed={beside.isOn} onClick={beside.toggle}>
            Compare: {beside.label}
          </Button>
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
