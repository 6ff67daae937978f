import { RoundsPage } from '@/components/rounds/rounds-page';

export { getRoundsProps as getServerSideProps } from '@/lib/server/page-props/rounds';
export default RoundsPage;
