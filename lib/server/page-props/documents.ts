import type { GetStaticProps } from 'next';
import { cookiesDocument } from '@/lib/content/legal/cookies';
import { disclosures } from '@/lib/content/legal/disclosures';
import type { LegalDocument } from '@/lib/content/legal/document';
import { plainFacts, type LegalFacts } from '@/lib/content/legal/facts';
import { privacyNotice } from '@/lib/content/legal/privacy';
import { termsOfUse } from '@/lib/content/legal/terms';
import { isBuilding, settings } from '../env';
import { legalFacts } from '../legal-facts';

type DocumentProps = { page: LegalDocument };

/** What a document says follows the settings, which the build does not know: made anew when the site starts. */
const documentProps =
  (write: (facts: LegalFacts) => LegalDocument): GetStaticProps<DocumentProps> =>
  () =>
    isBuilding()
      ? { props: { page: write(plainFacts) }, revalidate: 1 }
      : { props: { page: write(legalFacts(settings())) }, revalidate: 60 };

export const getPrivacyProps = documentProps(privacyNotice);
export const getTermsProps = documentProps(termsOfUse);
export const getCookiesProps = documentProps(() => cookiesDocument);
export const getDisclosuresProps = documentProps(disclosures);
