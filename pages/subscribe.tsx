import { SubscribePage } from '@/components/stories/subscribe-page';

export { getSubscribeProps as getStaticProps } from '@/lib/server/page-props/words';
export default SubscribePage;
