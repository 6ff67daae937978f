import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextLink } from '@/components/ui/navigation/text-link';
import { compareWords as words } from '@/lib/content/research/stocks';
import { paths } from '@/lib/domain/shared/paths';
import { compareMetrics, mostCompared } from '@/lib/domain/research/research';
import { ChosenStocks } from './chosen-stocks';
import { CompareChart } from './compare-chart';
import styles from './compare-page.module.css';
import { useComparison } from './use-comparison';

const metrics = compareMetrics.map((value) => ({ value, label: words.metrics[value] }));
const example = `${paths.compare}?symbols=AAPL,MSFT,NVDA`;

/** Choosing the stocks and the measure, and the chart of them. */
export function CompareTool() {
  const { tickers, metric, leftOut, notTickers, change } = useComparison();
  const add = (ticker: string) => {
    if (!tickers.includes(ticker)) change({ tickers: [...tickers, ticker] });
  };
  return (
    <>
      <div className={styles.choice}>
        {tickers.length >= mostCompared ? (
          <p className={styles.full}>{words.full}</p>
        ) : (
          <SymbolSearch label={words.add} clearsAfter onChoose={({ ticker }) => add(ticker)} />
        )}
        <SelectField
          label={words.metric}
          options={metrics}
          value={metric}
          onChange={(event) => change({ metric: compareMetrics.find((one) => one === event.target.value) ?? 'price' })}
        />
      </div>
      {leftOut.length > 0 ? <Notice tone="attention">{words.tooMany(leftOut)}</Notice> : null}
      {notTickers.length > 0 ? <Notice tone="attention">{words.notTickers(notTickers)}</Notice> : null}
      <ChosenStocks tickers={tickers} onRemove={(gone) => change({ tickers: tickers.filter((one) => one !== gone) })} />
      {tickers.length === 0 ? (
        <EmptyState title={words.emptyTitle} action={<TextLink href={example}>{words.example}</TextLink>}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          {tickers.length === 1 ? <p className={styles.note}>{words.one}</p> : null}
          <CompareChart tickers={tickers} metric={metric} />
        </>
      )}
    </>
  );
}
