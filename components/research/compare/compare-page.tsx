import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadError } from '@/components/ui/feedback/load-error';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { compareCopy as copy, stockCopy } from '@/lib/content/research/stocks';
import { paths } from '@/lib/domain/shared/paths';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import { ChosenStocks } from './chosen-stocks';
import { CompareFigures } from './compare-figures';
import { CompareSuggestions } from './compare-suggestions';
import { CompareNotices } from './compare-notices';
import styles from './compare-page.module.css';
import { useComparison } from './use-comparison';

const loadTool = async () => (await import('./compare-tool')).CompareTool;
const loadChart = async () => (await import('./compare-chart')).CompareChart;

/** Compares up to eight stocks. All choices are in the URL; the figures are rendered on the server for it. */
export function ComparePage({ found, missing, unknown, table, peers, isSample, source }: CompareProps) {
  const { change, ...comparison } = useComparison();
  const isHydrated = useIsHydrated();
  const { part: CompareTool, failure, retry } = useLazyModule(loadTool, isHydrated);
  const { part: CompareChart } = useLazyModule(loadChart, isHydrated && found.length > 0);
  const { tickers } = comparison;
  const covered = tickers.filter((ticker) => !missing.includes(ticker));
  const [only] = covered;
  const suggested = peers.map(({ ticker, name }) => ({ label: `${ticker} ${name}`, tickers: [...covered, ticker] }));
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.compare} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: stockCopy.research, href: paths.sectors }]} />}
        title={copy.title}
        lead={copy.lead}
      />
      <Section>
        <div data-needs-scripts="" className={styles.tool}>
          {CompareTool ? (
            <CompareTool {...comparison} covered={covered.length} onChange={change} />
          ) : failure ? (
            <LoadError title={copy.lost} failure={failure} onRetry={retry} />
          ) : (
            <Skeleton label={copy.loading} lines={2} />
          )}
        </div>
        <CompareNotices {...comparison} unknown={unknown} />
        <ChosenStocks
          tickers={tickers}
          missing={missing}
          onRemove={(gone) => change({ tickers: tickers.filter((one) => one !== gone) })}
        />
        {covered.length === 0 ? (
          <EmptyState
            title={copy.emptyTitle}
            action={<CompareSuggestions title={copy.examplesTitle} choice={comparison} suggestions={copy.examples} />}
          >
            {copy.emptyText}
          </EmptyState>
        ) : null}
        {covered.length === 1 ? (
          <div className={styles.note}>
            {only && peers.length > 0 ? (
              <CompareSuggestions title={copy.peers(only)} choice={comparison} suggestions={suggested} />
            ) : (
              copy.one
            )}
          </div>
        ) : null}
        {table ? (
          <div className={found.length > 3 ? styles.stacked : styles.beside}>
            <div className={styles.chart}>
              <noscript>
                <p className={styles.note}>{copy.needsScripts}</p>
              </noscript>
              <div data-needs-scripts="">
                {CompareChart ? (
                  <CompareChart {...comparison} tickers={found} onChange={change} />
                ) : (
                  <Skeleton label={copy.loading} lines={5} />
                )}
              </div>
            </div>
            <CompareFigures table={table} isSample={isSample} source={source} />
          </div>
        ) : null}
      </Section>
    </>
  );
}
