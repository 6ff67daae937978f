import { RoundPage } from '@/components/investing/rounds/round-page';

export { getRoundProps as getServerSideProps } from '@/lib/server/investing/rounds/page-props/rounds';
export default RoundPage;
