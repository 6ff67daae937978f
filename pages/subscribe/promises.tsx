import { PromisesPage } from '@/components/billing/promises-page';

export { getBillingPromisesProps as getStaticProps } from '@/lib/server/page-props/billing-promises';
export default PromisesPage;
