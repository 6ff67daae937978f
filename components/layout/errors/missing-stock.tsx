import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { searchCopy as copy } from '@/lib/content/search/search';
import { paths } from '@/lib/domain/shared/paths';
import styles from './missing-stock.module.css';

const loadNear = async () => (await import('./similar-tickers')).SimilarTickers;

/** Similar stocks, and a link to request a missing one. Without a ticker, only the link. */
export function MissingStock({ ticker }: { ticker: string }) {
  const SimilarTickers = useLazyModule(loadNear, ticker !== '').part;
  return (
    <>
      {ticker === '' ? null : (
        <Section title={copy.suggestions}>
          <div className={styles.near}>{SimilarTickers ? <SimilarTickers ticker={ticker} /> : null}</div>
        </Section>
      )}
      <Section title={copy.missingStock} lead={copy.missingStockText}>
        <TextLink
          href={ticker === '' ? paths.stockRequests : `${paths.stockRequests}?ticker=${encodeURIComponent(ticker)}`}
        >
          {ticker === '' ? copy.request : copy.requestTicker(ticker)}
        </TextLink>
      </Section>
    </>
  );
}
