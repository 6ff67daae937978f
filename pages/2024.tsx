import { WelcomePage } from '@/components/brokerage/application/status/welcome-page';

export { getLandingProps as getStaticProps } from '@/lib/server/app/page-props/content-pages';
export default WelcomePage;
