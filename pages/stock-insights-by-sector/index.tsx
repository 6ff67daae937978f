import { SectorsPage } from '@/components/research/sectors/sectors-page';

export { getOverviewProps as getStaticProps } from '@/lib/server/research/sectors/page-props/sectors';
export default SectorsPage;
