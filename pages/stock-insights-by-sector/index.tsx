import { SectorsPage } from '@/components/sectors/sectors-page';

export { getOverviewProps as getStaticProps } from '@/lib/server/page-props/sectors';
export default SectorsPage;
