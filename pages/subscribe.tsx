import { SubscribePage } from '@/components/membership/plans/subscribe-page';

export { getSubscribeProps as getStaticProps } from '@/lib/server/app/page-props/content-pages';
export default SubscribePage;
