import { RowLinks } from '@/components/ui/tables/row-links';
import { Section } from '@/components/ui/section';
import { popularPages, searchCopy as copy } from '@/lib/content/search/search';
import { paths } from '@/lib/domain/shared/paths';
import { KnownSectors } from '../navigation/known-sectors';
import { Seo } from '../document/seo';
import { AddressSearch } from './address-search';
import { MissingStock } from './missing-stock';
import { PageError } from './page-error';
import { PageSuggestions, type NamedPage } from './page-suggestions';

type NotFoundPageProps = { pages: readonly NamedPage[]; sectors: readonly NamedPage[] };

const mainPages = [...popularPages, { label: copy.home, href: paths.home }];

export function NotFoundPage({ pages, sectors }: NotFoundPageProps) {
  return (
    <>
      <Seo title="Page not found" description="The page you requested does not exist." path="/404" isHidden />
      <PageError
        code="404"
        title="Page not found"
        lead="Check the URL, or search for the page below."
        steps={
          <>
            <PageSuggestions pages={pages} />
            <Section title={copy.popular}>
              <RowLinks isInColumns links={mainPages} />
            </Section>
            <KnownSectors sectors={sectors} />
            <MissingStock />
          </>
        }
      >
        <AddressSearch />
      </PageError>
    </>
  );
}
