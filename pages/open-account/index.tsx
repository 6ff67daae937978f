import { LandingPage } from '@/components/brokerage/application/landing-page';

export { getOpenAccountProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default LandingPage;
