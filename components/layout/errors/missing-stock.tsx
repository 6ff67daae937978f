import { useSyncExternalStore } from 'react';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { searchCopy as copy } from '@/lib/content/search/search';
import { paths } from '@/lib/domain/shared/paths';
import { isTicker } from '@/lib/domain/market/tickers';

const never = () => () => undefined;
const loadNear = async () => (await import('./near-stocks')).NearStocks;

/** Where a missing stock can be requested; named when the URL contains it, which only the browser knows. */
export function MissingStock() {
  const ticker = useSyncExternalStore(never, tickerOfAddress, () => '');
  const NearStocks = useLazyModule(loadNear, ticker !== '').part;
  return (
    <>
      {NearStocks ? <NearStocks ticker={ticker} /> : null}
      <Section title={ticker === '' ? copy.missingStock : copy.missingTicker(ticker)} lead={copy.missingStockText}>
        <TextLink
          href={ticker === '' ? paths.stockRequests : `${paths.stockRequests}?ticker=${encodeURIComponent(ticker)}`}
        >
          {ticker === '' ? copy.request : copy.requestTicker(ticker)}
        </TextLink>
      </Section>
    </>
  );
}

function tickerOfAddress() {
  const [, section, name = '', more] = window.location.pathname.split('/');
  const ticker = name.toUpperCase();
  return section === 'stocks' && more === undefined && isTicker(ticker) ? ticker : '';
}
