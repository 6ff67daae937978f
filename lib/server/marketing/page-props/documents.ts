import type { GetStaticProps } from 'next';
import { cookiesDocument } from '@/lib/content/marketing/legal/cookies';
import { disclosures } from '@/lib/content/marketing/legal/disclosures';
import type { LegalDocument } from '@/lib/content/marketing/legal/document';
import { plainFacts, type LegalFacts } from '@/lib/content/marketing/legal/facts';
import { privacyNotice } from '@/lib/content/marketing/legal/privacy';
import { termsOfUse } from '@/lib/content/marketing/legal/terms';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { siteServices } from '@/lib/server/platform/site-services';
import { legalFacts } from '../legal-facts';

type DocumentProps = { page: LegalDocument };

/** A document's text depends on settings that the build does not know: regenerated when the site starts. */
const documentProps =
  (write: (facts: LegalFacts) => LegalDocument): GetStaticProps<DocumentProps> =>
  () =>
    isBuilding()
      ? { props: { page: write(plainFacts) }, revalidate: 1 }
      : { props: { page: write(legalFacts(siteServices().settings())) }, revalidate: 60 };

export const getPrivacyProps = documentProps(privacyNotice);
export const getTermsProps = documentProps(termsOfUse);
export const getCookiesProps = documentProps(() => cookiesDocument);
export const getDisclosuresProps = documentProps(disclosures);
