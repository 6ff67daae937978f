import { PlansPage } from '@/components/publishing/plans/plans-page';

export { getSubscribeProps as getStaticProps } from '@/lib/server/app/page-props/content-pages';
export default PlansPage;
