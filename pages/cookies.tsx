import { CookiesPage } from '@/components/privacy/cookies-page';

export { getCookiesProps as getStaticProps } from '@/lib/server/page-props/documents';
export default CookiesPage;
