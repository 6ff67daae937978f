import { Activity } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { compareCopy as copy, stockCopy } from '@/lib/content/research/stocks';
import { paths } from '@/lib/domain/shared/paths';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import { ChartSection } from './chart-section';
import { ChosenStocks } from './chosen-stocks';
import { CompareExamples } from './compare-examples';
import { CompareFigures } from './compare-figures';
import { CompareSuggestions } from './compare-suggestions';
import { CompareNotices } from './compare-notices';
import styles from './compare-page.module.css';
import { OfferSection } from './offer-section';
import { ToolSection } from './tool-section';
import { useComparison } from './use-comparison';

/**
 * Compares up to eight stocks. All choices are in the URL, and the server renders the figures. The parts hydrate in
 * separate short tasks (see AppShell), so this component must not render again before they have.
 */
export function ComparePage({ found, missing, unknown, table, peers, source, ...props }: CompareProps) {
  const { isSample, weekly, examples } = props;
  const { change, ...comparison } = useComparison();
  const { tickers } = comparison;
  const covered = tickers.filter((ticker) => !missing.includes(ticker));
  const [only] = covered;
  const suggested = peers.map(({ ticker, name }) => ({ label: `${ticker} ${name}`, tickers: [...covered, ticker] }));
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.compare} />
      <div className={styles.page}>
        <Breadcrumbs trail={[{ label: stockCopy.research, href: paths.sectors }]} />
        <h1 className={styles.title}>{copy.title}</h1>
        {covered.length === 0 ? <p className={styles.lead}>{copy.lead}</p> : null}
        {/* Above the field, where its suggestions do not cover the stocks. */}
        <Activity>
          <ChosenStocks
            tickers={tickers}
            missing={missing}
            onRemove={(gone) => change({ tickers: tickers.filter((one) => one !== gone) })}
          />
        </Activity>
        <Activity>
          <ToolSection {...comparison} covered={covered.length} onChange={change} />
        </Activity>
        <CompareNotices {...comparison} missing={missing} unknown={unknown} />
        {covered.length === 0 ? <CompareExamples examples={examples} isSample={isSample} choice={comparison} /> : null}
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
          <div className={found.length > 3 ? styles.stacked : styles.beside} data-metric={comparison.metric}>
            <Activity>
              <ChartSection {...comparison} tickers={found} weekly={weekly} onChange={change} />
            </Activity>
            <Activity>
              <CompareFigures table={table} isSample={isSample} source={source} />
            </Activity>
          </div>
        ) : null}
        {table && weekly && comparison.metric === 'price' ? (
          <Activity>
            <OfferSection />
          </Activity>
        ) : null}
      </div>
    </>
  );
}
