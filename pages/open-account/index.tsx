import { OpenAccountPage } from '@/components/brokerage/application/open-account-page';

export { getOpenAccountProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default OpenAccountPage;
