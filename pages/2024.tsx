import { LandingPage } from '@/components/stories/landing-page';

export { getLandingProps as getStaticProps } from '@/lib/server/page-props/words';
export default LandingPage;
