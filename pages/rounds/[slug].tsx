import { RoundPage } from '@/components/rounds/round-page';

export { getRoundProps as getServerSideProps } from '@/lib/server/page-props/rounds';
export default RoundPage;
