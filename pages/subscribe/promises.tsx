import { PromisesPage } from '@/components/membership/promises-page';

export { getBillingPromisesProps as getStaticProps } from '@/lib/server/membership/page-props/billing-promises';
export default PromisesPage;
