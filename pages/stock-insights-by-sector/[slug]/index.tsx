import { ComingSectorStocks } from '@/components/layout/coming-sector-page';
import { plannedSectorProps } from '@/lib/server/page-props/planned';

export { getSectorPaths as getStaticPaths } from '@/lib/server/page-props/planned';
export const getStaticProps = plannedSectorProps('stocks');
export default ComingSectorStocks;
