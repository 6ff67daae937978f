import { RoundsPage } from '@/components/investing/rounds/rounds-page';

export { getRoundsProps as getServerSideProps } from '@/lib/server/investing/rounds/page-props/rounds';
export default RoundsPage;
