import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Segmented } from '@/components/ui/forms/segmented';
import { TextField } from '@/components/ui/forms/text-field';
import { Opener } from '@/components/ui/navigation/opener';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import type { Comparison, ComparisonChoice } from '@/lib/domain/research/comparison';
import { compareRanges } from '@/lib/domain/research/research';
import styles from './compare-page.module.css';

type ComparePeriodProps = Pick<Comparison, 'metric' | 'range' | 'days'> & {
  onChange: (choice: Pick<ComparisonChoice, 'range' | 'days'>) => void;
};

/** The chart's period: a range that ends today, or two dates. */
export function ComparePeriod({ metric, range, days, onChange }: ComparePeriodProps) {
  const offered = metric === 'price' ? compareRanges : compareRanges.slice(-2);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [data.get('from'), data.get('to')];
    if (typeof from === 'string' && typeof to === 'string') onChange({ range, days: { from, to } });
  };
  return (
    <div className={styles.period}>
      <Segmented
        legend={copy.range}
        options={offered.map((value) => ({ value, label: copy.ranges[value] }))}
        value={days ? '' : range}
        onChange={(value) => onChange({ range: compareRanges.find((one) => one === value) ?? range, days: null })}
      />
      <details open={days !== null}>
        <Opener>{copy.ownDays}</Opener>
        <form key={`${days?.from} ${days?.to}`} className={styles.days} onSubmit={submit}>
          <TextField label={copy.from} name="from" type="date" required defaultValue={days?.from ?? ''} />
          <TextField label={copy.to} name="to" type="date" required defaultValue={days?.to ?? ''} />
          <Button type="submit" weight="outline">
            {copy.showDays}
          </Button>
        </form>
      </details>
    </div>
  );
}
