import { SectorsPage } from '@/components/sectors/sectors-page';

export { getSectorsProps as getStaticProps } from '@/lib/server/page-props/sectors';
export default SectorsPage;
