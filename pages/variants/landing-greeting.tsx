import { WelcomePage } from '@/components/brokerage/application/status/welcome-page';

export { getLandingGreetingProps as getStaticProps } from '@/lib/server/app/page-props/variants';
export default WelcomePage;
