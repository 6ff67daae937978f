import { CapTablePage } from '@/components/ownership/cap-table-page';

export { getPastCapTableProps as getServerSideProps } from '@/lib/server/page-props/cap-table';
export default CapTablePage;
