import { ComingSectorsPage } from '@/components/layout/coming-sectors-page';
import { plannedProps } from '@/lib/server/page-props/planned';

export const getStaticProps = plannedProps('sectors');
export default ComingSectorsPage;
