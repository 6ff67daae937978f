import { WatchPage } from '@/components/timing/watch-page';

export { getWatchProps as getStaticProps } from '@/lib/server/page-props/signals';
export default WatchPage;
