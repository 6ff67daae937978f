import { useSyncExternalStore } from 'react';
import { RowLinks } from '@/components/ui/tables/row-links';
import { Section } from '@/components/ui/section';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { popularPages, searchCopy as copy } from '@/lib/content/search/search';
import { isTicker } from '@/lib/domain/market/tickers';
import { paths } from '@/lib/domain/shared/paths';
import { KnownSectors } from '../navigation/known-sectors';
import { Seo } from '../document/seo';
import { AddressSearch } from './address-search';
import { MissingStock } from './missing-stock';
import styles from './not-found.module.css';
import { PageError } from './page-error';
import { PageSuggestions, type NamedPage } from './page-suggestions';

type NotFoundPageProps = { pages: readonly NamedPage[]; sectors: readonly NamedPage[] };

const mainPages = [...popularPages, { label: copy.home, href: paths.home }];
const never = () => () => undefined;

/** A single static page for all unknown URLs. The browser adds the unknown ticker from its own URL. */
export function NotFoundPage({ pages, sectors }: NotFoundPageProps) {
  const ticker = useSyncExternalStore(never, tickerOfAddress, () => '');
  const isHydrated = useIsHydrated();
  const isStock = ticker !== '';
  const missing = <MissingStock ticker={ticker} />;
  return (
    <>
      <Seo title="Page not found" description="The page you requested does not exist." path="/404" isHidden />
      <PageError
        code="404"
        title={isStock ? copy.unknownTicker(ticker) : 'Page not found'}
        lead={isStock ? copy.unknownTickerText : 'Check the URL, or search for the page below.'}
        steps={
          <div className={isHydrated ? undefined : styles.pending}>
            {isStock ? missing : <PageSuggestions pages={pages} />}
            <Section title={copy.popular}>
              <RowLinks isInColumns links={mainPages} />
            </Section>
            <KnownSectors sectors={sectors} />
            {isStock ? null : missing}
          </div>
        }
      >
        <AddressSearch />
      </PageError>
    </>
  );
}

function tickerOfAddress() {
  const [, section, name = '', more] = window.location.pathname.split('/');
  const ticker = name.toUpperCase();
  return section === 'stocks' && more === undefined && isTicker(ticker) ? ticker : '';
}
