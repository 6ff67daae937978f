import { LandingPage } from '@/components/stories/landing-page';

export { getLandingGreetingProps as getStaticProps } from '@/lib/server/page-props/variants';
export default LandingPage;
