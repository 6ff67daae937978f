import { StepPage } from '@/components/account-opening/step-page';

export { getScreenProps as getStaticProps, screenPaths as getStaticPaths } from '@/lib/server/page-props/open-account';
export default StepPage;
