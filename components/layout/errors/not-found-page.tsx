import { PageError } from './page-error';
import { KnownSectors } from '../navigation/known-sectors';
import { MissingStock } from './missing-stock';
import { PageSuggestions, type NamedPage } from './page-suggestions';
import { SearchForm } from '../navigation/search-form';
import { Seo } from '../document/seo';

type NotFoundPageProps = { pages: readonly NamedPage[]; sectors: readonly NamedPage[] };

export function NotFoundPage({ pages, sectors }: NotFoundPageProps) {
  return (
    <>
      <Seo title="Page not found" description="The page you requested does not exist." path="/404" isHidden />
      <PageError
        code="404"
        title="Page not found"
        lead="Check the URL, or search for the page below."
        more={
          <>
            <MissingStock />
            <PageSuggestions pages={pages} />
            <KnownSectors sectors={sectors} />
          </>
        }
      >
        <SearchForm />
      </PageError>
    </>
  );
}
