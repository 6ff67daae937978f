import { WatchPage } from '@/components/research/timing/watch-page';

export { getWatchProps as getStaticProps } from '@/lib/server/research/timing/page-props/signals';
export default WatchPage;
