import { InsightsPage } from '@/components/research/sectors/insights-page';

export { getSectorsProps as getStaticProps } from '@/lib/server/research/sectors/page-props/sectors';
export default InsightsPage;
