import { StepPage } from '@/components/brokerage/application/step-page';

export {
  getScreenProps as getStaticProps,
  screenPaths as getStaticPaths,
} from '@/lib/server/brokerage/application/page-props/open-account';
export default StepPage;
