import { CapTablePage } from '@/components/ownership/cap-table-page';

export { getCapTableProps as getStaticProps } from '@/lib/server/page-props/cap-table';
export default CapTablePage;
