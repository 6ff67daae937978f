import { ComingPage } from '@/components/layout/coming-page';
import { plannedRenderedProps } from '@/lib/server/page-props/planned';

export const getServerSideProps = plannedRenderedProps('author');
export default ComingPage;
