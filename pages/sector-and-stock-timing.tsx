import { TimingPage } from '@/components/research/timing/timing-page';

export { getTimingProps as getStaticProps } from '@/lib/server/research/timing/page-props/signals';
export default TimingPage;
