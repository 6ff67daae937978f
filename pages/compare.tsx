import { ComparePage } from '@/components/research/compare/compare-page';

export { getCompareProps as getServerSideProps } from '@/lib/server/research/stocks/page-props/compare';
export default ComparePage;
