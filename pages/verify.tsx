import { VerifyPage } from '@/components/signals/verify/verify-page';

export { getVerifyProps as getStaticProps } from '@/lib/server/signals/page-props/verify';
export default VerifyPage;
