import { LandingPage } from '@/components/marketing/pages/landing-page';

export { getLandingGreetingProps as getStaticProps } from '@/lib/server/app/page-props/variants';
export default LandingPage;
