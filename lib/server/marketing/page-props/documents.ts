import type { GetStaticProps } from 'next';
import { cookiesDocument } from '@/lib/content/marketing/legal/cookies';
import { disclosures } from '@/lib/content/marketing/legal/disclosures';
import type { LegalDocument } from '@/lib/content/shared/legal-document';
import { plainFacts, type LegalFacts } from '@/lib/content/marketing/legal/facts';
import { privacyNotice } from '@/lib/content/marketing/legal/privacy';
import { termsOfUse } from '@/lib/content/marketing/legal/terms';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { siteServices } from '@/lib/server/platform/site-services';
import { legalFacts } from '../legal-facts';

type DocumentProps = { page: LegalDocument };

/** Props that depend on settings unknown at build time: built with defaults, then regenerated when the site starts. */
export const settledProps =
  <Props extends Record<string, unknown>>(write: (facts: LegalFacts) => Props): GetStaticProps<Props> =>
  () =>
    isBuilding()
      ? { props: write(plainFacts), revalidate: 1 }
      : { props: write(legalFacts(siteServices().settings())), revalidate: 60 };

const documentProps = (write: (facts: LegalFacts) => LegalDocument) =>
  settledProps((facts): DocumentProps => ({ page: write(facts) }));

export const getPrivacyProps = documentProps(privacyNotice);
export const getTermsProps = documentProps(termsOfUse);
export const getCookiesProps = documentProps(() => cookiesDocument);
export const getDisclosuresProps = documentProps(disclosures);
