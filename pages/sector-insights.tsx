import { InsightsPage } from '@/components/sectors/insights-page';

export { getSectorsProps as getStaticProps } from '@/lib/server/page-props/sectors';
export default InsightsPage;
