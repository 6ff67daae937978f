import type { GetStaticPaths, GetStaticProps } from 'next';
import { agreements, agreementSlugs } from '@/lib/content/brokerage/agreements/agreements';
import type { LegalDocument } from '@/lib/content/shared/legal-document';
import { agreementFingerprint } from '@/lib/server/accounts/agreement-fingerprint';

export type AgreementProps = { page: LegalDocument; fingerprint: string };

export const agreementPaths: GetStaticPaths = () => ({
  paths: agreementSlugs.map((slug) => ({ params: { slug } })),
  fallback: false,
});

export const getAgreementProps: GetStaticProps<AgreementProps> = ({ params }) => {
  const agreement = Object.values(agreements).find(({ slug }) => slug === params?.slug);
  if (!agreement) return { notFound: true };
  return { props: { page: agreement.document, fingerprint: agreementFingerprint(agreement.document) } };
};
