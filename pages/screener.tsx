import { ScreenerPage } from '@/components/research/screener/screener-page';

export { getScreenerProps as getServerSideProps } from '@/lib/server/research/screener/page-props/screener';
export default ScreenerPage;
