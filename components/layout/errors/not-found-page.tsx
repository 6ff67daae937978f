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
      <Seo title="Page not found" description="There is no page at this address." path="/404" isHidden />
      <PageError
        code="404"
        title="There is no page at this address."
        lead="It may have moved, or the link has a slip in it. Nothing you typed elsewhere is lost."
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
