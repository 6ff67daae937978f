import { useState } from 'react';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { SelectField } from '@/components/ui/forms/select-field';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import { defaultRange, type Comparison, type ComparisonChoice } from '@/lib/domain/research/comparison';
import { compareMetrics, maxCompared } from '@/lib/domain/research/research';
import styles from './compare-page.module.css';

const metrics = compareMetrics.map((value) => ({ value, label: copy.metrics[value] }));

type CompareToolProps = Pick<Comparison, 'tickers' | 'metric'> & {
  /** The number of selected stocks that we cover. */
  covered: number;
  onChange: (choice: Partial<ComparisonChoice>) => void;
};

/** Selects the stocks and the metric. */
export function CompareTool({ tickers, covered, metric, onChange }: CompareToolProps) {
  const [repeated, setRepeated] = useState<string>();
  const add = (ticker: string) => {
    const isRepeated = tickers.includes(ticker);
    setRepeated(isRepeated ? ticker : undefined);
    if (!isRepeated) onChange({ tickers: [...tickers, ticker] });
  };
  const measure = (name: string) => {
    const chosen = compareMetrics.find((one) => one === name) ?? 'price';
    // Day ranges do not apply to fiscal years, nor the other way around.
    onChange({ metric: chosen, ...(chosen === 'price' || metric === 'price' ? { range: defaultRange(chosen) } : {}) });
  };
  return (
    <div className={styles.choice}>
      {tickers.length >= maxCompared ? (
        <p className={styles.full}>{copy.full}</p>
      ) : (
        <SymbolSearch
          label={copy.add}
          hint={copy.addHint(covered)}
          clearsAfter
          selected={tickers}
          onTyping={() => setRepeated(undefined)}
          onChoose={({ ticker }) => add(ticker)}
        />
      )}
      <p role="status" className={styles.repeated}>
        {repeated && tickers.includes(repeated) ? copy.already(repeated) : ''}
      </p>
      <SelectField
        label={copy.metric}
        hint={copy.metricHint}
        options={metrics}
        value={metric}
        onChange={(event) => measure(event.target.value)}
      />
    </div>
  );
}
