import { Seo } from '@/components/layout/seo';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { TextLink } from '@/components/ui/text-link';
import { compareWords as words, stockWords } from '@/lib/content/stocks';
import { paths } from '@/lib/domain/paths';
import { compareMetrics, mostCompared } from '@/lib/domain/research';
import { CompareChart } from './compare-chart';
import styles from './compare-page.module.css';
import { ChosenStocks } from './chosen-stocks';
import { useComparison } from './use-comparison';

const metrics = compareMetrics.map((value) => ({ value, label: words.metrics[value] }));
const example = `${paths.compare}?symbols=AAPL,MSFT,NVDA`;

/** Up to five stocks on one measure. What is compared stands in the address. */
export function ComparePage() {
  const { tickers, metric, leftOut, notTickers, change } = useComparison();
  const isFull = tickers.length >= mostCompared;
  const add = (ticker: string) => {
    if (!tickers.includes(ticker)) change({ tickers: [...tickers, ticker] });
  };
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.compare} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: stockWords.research, href: paths.sectors }]} />}
        title={words.title}
        lead={words.lead}
      />
      <Section>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <div className={styles.choice} data-needs-scripts="">
          <div className={styles.add}>
            {isFull ? (
              <p className={styles.full}>{words.full}</p>
            ) : (
              <SymbolSearch label={words.add} clearsAfter onChoose={({ ticker }) => add(ticker)} />
            )}
          </div>
          <SelectField
            label={words.metric}
            options={metrics}
            value={metric}
            onChange={(event) =>
              change({ metric: compareMetrics.find((one) => one === event.target.value) ?? 'price' })
            }
          />
        </div>
        {leftOut.length > 0 ? <Notice tone="attention">{words.tooMany(leftOut)}</Notice> : null}
        {notTickers.length > 0 ? <Notice tone="attention">{words.notTickers(notTickers)}</Notice> : null}
        <ChosenStocks
          tickers={tickers}
          onRemove={(gone) => change({ tickers: tickers.filter((one) => one !== gone) })}
        />
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
      </Section>
    </>
  );
}
