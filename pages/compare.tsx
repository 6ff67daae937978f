import { ComparePage } from '@/components/compare/compare-page';

export { getCompareProps as getServerSideProps } from '@/lib/server/page-props/compare';
export default ComparePage;
