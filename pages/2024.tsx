import { LandingPage } from '@/components/marketing/pages/landing-page';

export { getLandingProps as getStaticProps } from '@/lib/server/app/page-props/words';
export default LandingPage;
