import type { GetStaticPaths, GetStaticProps } from 'next';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { applicationScreens, type ApplicationScreen } from '@/lib/domain/brokerage/application-steps';
import { agreementFingerprint } from '@/lib/server/accounts/agreement-fingerprint';

/** `fingerprints` are the hashes of the agreements, by name. */
export type ScreenProps = { screen: ApplicationScreen; fingerprints: Record<string, string> };

export const screenPaths: GetStaticPaths = () => ({
  paths: applicationScreens.map((step) => ({ params: { step } })),
  fallback: false,
});

/** Props of an application screen. They are the same for all visitors, because the browser loads the answers. */
export const getScreenProps: GetStaticProps<ScreenProps> = ({ params }) => {
  const screen = applicationScreens.find((known) => known === params?.step);
  if (!screen) return { notFound: true };
  const fingerprints = Object.entries(agreements).map(([name, { document }]) => [name, agreementFingerprint(document)]);
  return { props: { screen, fingerprints: Object.fromEntries(fingerprints) as Record<string, string> } };
};
