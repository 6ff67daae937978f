import { CookiesPage } from '@/components/visits/cookies-page';

export { getCookiesProps as getStaticProps } from '@/lib/server/marketing/page-props/documents';
export default CookiesPage;
