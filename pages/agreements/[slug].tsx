import { AgreementPage } from '@/components/documents/agreement-page';

export {
  agreementPaths as getStaticPaths,
  getAgreementProps as getStaticProps,
} from '@/lib/server/brokerage/application/page-props/agreements';
export default AgreementPage;
