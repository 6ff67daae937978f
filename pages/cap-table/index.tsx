import { CapTablePage } from '@/components/investing/ownership/cap-table-page';

export { getCapTableProps as getStaticProps } from '@/lib/server/investing/cap-table/page-props/cap-table';
export default CapTablePage;
