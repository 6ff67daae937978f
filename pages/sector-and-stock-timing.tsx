import { TimingPage } from '@/components/timing/timing-page';

export { getTimingProps as getStaticProps } from '@/lib/server/page-props/signals';
export default TimingPage;
