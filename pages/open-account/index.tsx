import { LandingPage } from '@/components/account-opening/landing-page';

export { getOpenAccountProps as getStaticProps } from '@/lib/server/page-props/stories';
export default LandingPage;
