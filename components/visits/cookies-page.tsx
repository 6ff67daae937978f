import { DocumentPage, type DocumentPageProps } from '@/components/documents/document-page';
import { consentCopy as copy } from '@/lib/content/visits/consent-copy';
import { ConsentChoice } from './consent-choice';

/** The list of cookies, with the consent choice. */
export function CookiesPage({ page }: DocumentPageProps) {
  return (
    <>
      <DocumentPage page={page} further={[{ id: 'your-choice', title: copy.title }]} />
      <ConsentChoice hasLink />
    </>
  );
}
