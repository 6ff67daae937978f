import { LandingPage } from '@/components/marketing/pages/landing-page';

export { getLandingProps as getStaticProps } from '@/lib/server/app/page-props/content-pages';
export default LandingPage;
