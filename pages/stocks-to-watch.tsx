import { ComingPage } from '@/components/layout/coming-page';
import { plannedProps } from '@/lib/server/page-props/planned';

export const getStaticProps = plannedProps('stocksToWatch');
export default ComingPage;
